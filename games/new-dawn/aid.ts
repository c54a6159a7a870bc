import type { Aid } from '../kit/aid';

const aid: Aid = {
  parts: [
    {
      title: {
        en: 'A turn: one card of your row, with the number of its slot',
        hu: 'Egy kör: a sorod egy kártyája, a rekesze számával',
        cs: 'Tah: jedna karta tvé řady s číslem její pozice',
      },
      lines: [
        {
          sign: 'culture',
          rule: 'C8.1',
          text: {
            en: 'Place {token} next to your {city}, on terrain up to the slot; resources there are yours.',
            hu: '{token} a városaid ({city}) mellé, legfeljebb a rekesz számával egyező terepre; az ott lévő erőforrás a tiéd.',
            cs: 'Umístit {token} vedle tvých {city}, na terén nejvýše podle pozice; suroviny tam jsou tvé.',
          },
        },
        {
          sign: 'science',
          rule: 'C9.1',
          text: {
            en: 'Advance {dial} by the slot: new focus cards at 3, 6, 10, 14, 19, 24.',
            hu: '{dial}: lépj a rekesz számával; új fókuszkártya 3, 6, 10, 14, 19, 24.',
            cs: '{dial}: posun o číslo pozice; nová karta zaměření na 3, 6, 10, 14, 19, 24.',
          },
        },
        {
          sign: 'economy',
          rule: 'C10.5',
          text: {
            en: 'Move each {caravan}: a {cityState} or rival {city} brings 2 {tradeToken} and a diplomacy card.',
            hu: 'Mozgasd a karavánokat ({caravan}): {cityState} vagy rivális {city} 2 {tradeToken} és egy diplomáciakártya.',
            cs: 'Posunout každou {caravan}: {cityState} nebo soupeřovo {city} přinese 2 {tradeToken} a kartu diplomacie.',
          },
        },
        {
          sign: 'industry',
          rule: 'C10.11',
          text: {
            en: 'Build a {wonder} (slot, 2 for each resource shown on it, 1 for each {tradeToken}), or a {city} in range.',
            hu: 'Építs csodát ({wonder}: rekesz, a rajta látható erőforrásokért 2, {tradeToken} 1) vagy várost ({city}) a hatótávon belül.',
            cs: 'Postavit {wonder} (pozice, 2 za surovinu na něm, 1 za {tradeToken}), nebo {city} v dosahu.',
          },
        },
        {
          sign: 'military',
          rule: 'C10.18',
          text: {
            en: 'Reinforce {token}, or attack: die and slot against die and terrain (twice for a {city}, 8 for a {cityState}).',
            hu: 'Erősíts ({token}) vagy támadj: kocka és rekesz kocka és terep ellen ({city} kétszer, {cityState} 8).',
            cs: 'Posílit {token}, nebo útok: kostka a pozice proti kostce a terénu ({city} dvakrát, {cityState} 8).',
          },
        },
        {
          sign: 'reset',
          rule: 'C3.3',
          text: {
            en: 'Then the card goes to slot 1, and those in lower slots move one to the right.',
            hu: 'Utána a kártya az 1. rekeszbe kerül, az alacsonyabb rekeszekben lévők eggyel jobbra lépnek.',
            cs: 'Pak jde karta na 1. pozici a karty na nižších se posunou o jednu doprava.',
          },
        },
      ],
    },
    {
      title: { en: 'Besides', hu: 'Ezenkívül', cs: 'Kromě toho' },
      lines: [
        {
          sign: 'tradeToken',
          rule: 'C4.1',
          text: {
            en: '{tradeToken} on the card: 1 more each; at most 3 on a card.',
            hu: '{tradeToken} a kártyán: mindegyik 1-gyel több; egy kártyán legfeljebb 3.',
            cs: '{tradeToken} na kartě: každý o 1 víc; na kartě nejvýše 3.',
          },
        },
        {
          sign: 'mature',
          rule: 'C6.6',
          text: {
            en: 'A {city} is mature while all spaces round it hold your {token} or are {water}.',
            hu: 'Egy {city} fejlett, amíg körülötte mindenütt {token} vagy {water} van.',
            cs: '{city} je rozvinuté, dokud je na všech polích kolem tvůj {token} nebo {water}.',
          },
        },
        {
          sign: 'barbarian',
          rule: 'C11.6',
          text: {
            en: 'A {barbarian} destroys {caravan}, {token} and {city}; what is {reinforced} is only turned over.',
            hu: '{barbarian}: elpusztítja, ami {caravan}, {token} vagy {city}; ami {reinforced}, csak átfordul.',
            cs: '{barbarian} zničí {caravan}, {token} i {city}; co je {reinforced}, se jen otočí.',
          },
        },
        {
          sign: 'agenda',
          rule: 'C13.3',
          text: {
            en: 'Whoever has marked an {agenda} on every victory card at the start of a round wins.',
            hu: 'Aki egy forduló elején minden győzelemkártyán megjelölt egyet ({agenda}), nyer.',
            cs: 'Kdo má na začátku kola na každé kartě vítězství označenou {agenda}, vyhrává.',
          },
        },
      ],
    },
  ],
  signs: [
    ...['culture', 'science', 'economy', 'industry', 'military', 'marble', 'mercury', 'diamond', 'oil'],
    ...['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'naturalWonder'],
    ...['token', 'reinforced', 'city', 'mature', 'capital', 'caravan', 'tradeToken', 'wonder', 'agenda'],
    ...['cityState', 'barbarian'],
  ],
};

export default aid;
