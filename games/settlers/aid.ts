import type { Aid } from '../kit/aid';

const aid: Aid = {
  parts: [
    {
      title: { en: 'One action in a turn', hu: 'Körönként egy akció', cs: 'V tahu jedna akce' },
      lines: [
        {
          sign: 'build',
          rule: 'S8.1',
          text: {
            en: 'Build a card from your hand for its price; {location}: one of your locations or a {foundation}.',
            hu: 'Építés: egy kártya a kezedből az áráért; {location}: egy helyszíned vagy egy {foundation}.',
            cs: 'Stavba: karta z ruky za svou cenu; {location}: jedna tvá lokace nebo {foundation}.',
          },
        },
        {
          sign: 'deal',
          rule: 'S9.1',
          text: {
            en: 'Make a deal: 1 {food} and a faction card. Its good is yours at once and in each production.',
            hu: 'Egyezmény: 1 {food} és egy frakciókártya. Amit ad, azt rögtön és minden termeléskor megkapod.',
            cs: 'Dohoda: 1 {food} a frakční karta. Její prostředek máš hned a při každé produkci.',
          },
        },
        {
          sign: 'raze',
          rule: 'S10.1',
          text: {
            en: 'Raze a card from your hand: 1 {razeToken}, for the goods of its raze field.',
            hu: 'Rombolás kézből: 1 {razeToken}, a kártya rombolási áruiért.',
            cs: 'Boření z ruky: 1 {razeToken}, získáš vše z pole „zboř a získáš“.',
          },
        },
        {
          sign: 'raze',
          rule: 'S10.2',
          text: {
            en: 'Raze a common (or Japanese) location of an opponent who has not passed: 2 {razeToken}, 1 more for a {defenceToken} or {samurai}.',
            hu: 'Egy még nem passzolt ellenfél közös (vagy japán) helyszínének rombolása: 2 {razeToken}, eggyel több, ha {defenceToken} vagy {samurai} védi.',
            cs: 'Boření běžné (nebo japonské) lokace soupeře, který nepasoval: 2 {razeToken}, o 1 víc, chrání-li ji {defenceToken} nebo {samurai}.',
          },
        },
        {
          sign: 'activate',
          rule: 'S12.1',
          text: {
            en: 'Activate an action location: pay its goods onto it; once per round unless it says twice.',
            hu: 'Akcióhelyszín használata: tedd rá az árát; fordulónként egyszer, vagy kétszer, ha a kártya írja.',
            cs: 'Použití akční lokace: polož na ni její cenu; jednou za kolo, nebo dvakrát, pokud to karta uvádí.',
          },
        },
        {
          sign: 'worker',
          rule: 'S12.7',
          text: {
            en: 'Exchange workers: 2 {worker} for 1 {wood}, {stone}, {food} or a card, as often as you like.',
            hu: 'Munkások beváltása: 2 {worker} 1 egységért ({wood}, {stone}, {food}) vagy egy kártyáért, akárhányszor.',
            cs: 'Výměna dělníků: 2 {worker} za 1 kus ({wood}, {stone}, {food}) nebo za kartu, kolikrát chceš.',
          },
        },
        {
          rule: 'S7.2',
          text: {
            en: 'Pass: you do nothing more in this round, and no opponent can touch what is yours.',
            hu: 'Passz: ebben a fordulóban többet nem lépsz, és az ellenfelek nem bánthatják, ami a tiéd.',
            cs: 'Pas: v tomto kole už nehraješ a soupeři nemohou sáhnout na nic tvého.',
          },
        },
      ],
    },
    {
      title: { en: 'Besides, in your own turn', hu: 'Mellette, a saját körödben', cs: 'Navíc ve vlastním tahu' },
      lines: [
        {
          sign: 'defenceToken',
          rule: 'S7.6',
          text: {
            en: 'Put the {defenceToken} on a common location of yours, until the round ends.',
            hu: '{defenceToken}: egy közös helyszínedre kerülhet, a forduló végéig.',
            cs: '{defenceToken}: polož na svou běžnou lokaci, do konce kola.',
          },
        },
        {
          sign: 'samurai',
          rule: 'S16.3',
          text: {
            en: 'Japanese: a {worker} becomes a {samurai} on a faction location, at most one on each; it stays.',
            hu: 'Japánok: egy {worker} frakcióhelyszínre téve {samurai} lesz, egyre legfeljebb egy; ott marad.',
            cs: 'Japonci: {worker} na frakční lokaci se stane samurajem ({samurai}), na každé nejvýše jeden; zůstává.',
          },
        },
      ],
    },
    {
      title: { en: 'A round', hu: 'Egy forduló', cs: 'Kolo' },
      lines: [
        {
          rule: 'S5.1',
          text: {
            en: 'Lookout: draw a faction card, then take a common card twice.',
            hu: 'Felderítés: húzz egy frakciókártyát, majd kétszer vegyél egy közös kártyát.',
            cs: 'Rozhled: dober si frakční kartu, pak si dvakrát vezmi běžnou kartu.',
          },
        },
        {
          rule: 'S6.1',
          text: {
            en: 'Production: faction board, deals, production locations.',
            hu: 'Termelés: frakciótábla, egyezmények, termelőhelyszínek.',
            cs: 'Produkce: frakční deska, dohody, produkční lokace.',
          },
        },
        {
          rule: 'S14.1',
          text: {
            en: 'Cleanup: Barbarians keep {worker}, Romans {razeToken}, Egyptians {gold}, Japanese {food}; all else goes.',
            hu: 'Takarítás: a barbárok tárolják: {worker}, a rómaiak: {razeToken}, az egyiptomiak: {gold}, a japánok: {food}; minden más elvész.',
            cs: 'Úklid: Barbaři si nechají {worker}, Římané {razeToken}, Egypťané {gold}, Japonci {food}; ostatní propadá.',
          },
        },
      ],
    },
    {
      title: { en: 'Points at the end', hu: 'Pontok a végén', cs: 'Body na konci' },
      lines: [
        {
          sign: 'point',
          rule: 'S15.1',
          text: {
            en: '1 {point} for a common location, 2 for a faction location; Gate and Shrine for what lies on them.',
            hu: '1 {point} minden közös, 2 minden frakcióhelyszín után; a Kapu és a Szentély azért, ami rajtuk van.',
            cs: '1 {point} za běžnou, 2 za frakční lokaci; Brána a Svatyně za to, co na nich leží.',
          },
        },
      ],
    },
  ],
  signs: [
    'wood',
    'stone',
    'food',
    'gold',
    'worker',
    'razeToken',
    'defenceToken',
    'samurai',
    'production',
    'feature',
    'action',
    'bonus',
  ],
};

export default aid;
