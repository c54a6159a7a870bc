import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Hra má {rounds} kol. Body získáváš průběžně; na konci má každá běžná lokace ve tvém impériu hodnotu {common, plural, one {# bod} few {# body} other {# bodů}} a každá lokace tvé frakce {faction, plural, one {# bod} few {# body} other {# bodů}}.',
  build:
    'Hraješ za Římany a v zásobě máš prostředky. Postav tuto kartu, stojí {wood, plural, one {# dřevo} few {# dřeva} other {# dřev}}: {card}. Produkční lokace dá své prostředky hned a potom v každém kole znovu. To je jedna akce; pak by hráli ostatní, ale ti už pasovali.',
  deal: 'S kartou své frakce můžeš místo toho uzavřít dohodu: za 1 jídlo ji zasuneš pod svou desku a zlato ({gold}) máš hned i v každém dalším kole. Uzavři dohodu: {card}. Zlatem lze platit místo dřeva, kamene i jídla.',
  faction:
    'Většina karet tvé frakce stojí i lokaci. Postav tuto kartu za {stone, plural, one {# kámen} few {# kameny} other {# kamenů}} a jednu svou lokaci: {card}.',
  ground: 'Tahle vyrábí dál: {other}. Vzdej se raději této: {card}. Co přináší, dala už při stavbě, a víc z ní nebude.',
  activate:
    'Akční lokace funguje, když za ni zaplatíš. Použij ji: {card}. Dělník a kámen na ní zůstanou ležet do konce kola a získáš {points, plural, one {# bod} few {# body} other {# bodů}}. Zpravidla to jde jednou za kolo.',
  razeHand:
    'Za 1 žeton boření získáš vše z pole „zboř a získáš“ karty v ruce. Zboř tuto kartu: {card}. Dá {stone, plural, one {# kámen} few {# kameny} other {# kamenů}} a {points, plural, one {# bod} few {# body} other {# bodů}}.',
  exchange:
    'Dělníci, kteří ti zbyli, by na konci kola propadli. Vyměň dva z nich za surovinu nebo za kartu z kteréhokoli balíčku.',
  defend:
    'Žeton obrany patří na běžnou lokaci a není to akce: kdo ji bude chtít zbořit, potřebuje o žeton boření víc. Stiskni žeton mezi svými prostředky a pak tuto kartu: {card}.',
  pass: 'Když už nemáš co dělat, pasuješ. Ničeho tvého se pak nikdo nedotkne; prostředky i žetony se však vracejí, kromě toho, co tvá frakce skladuje. Pasuj.',
  lookout:
    'Nové kolo začíná fází rozhledu: každý si dobral kartu své frakce a teď si dvakrát vezme po jedné běžné kartě. Co se ti hodí, záleží na tom, co už máš. Vezmi si jednu.',
  lookoutBack: 'Druhá karta se bere v opačném pořadí, proto vybíráš hned znovu. Co si nikdo nevezme, se odhodí.',
  production: 'Potom všechno vyrábí: frakční deska, dohody i produkční lokace. Záznam ukazuje, co odkud přišlo.',
  raze: 'O pár kol později: začalo poslední kolo. {other} ještě hraje: za žetony boření ({tokens}) zboříš tuto lokaci: {card}. Získáš {stone, plural, one {# kámen} few {# kameny} other {# kamenů}} a {points, plural, one {# bod} few {# body} other {# bodů}}, a tam už za nic nebude. Majitel získá 1 dřevo a zůstanou mu základy.',
  last: 'I ty máš základy: zaplatíš jimi lokaci v ceně. Postav tuto kartu za {stone, plural, one {# kámen} few {# kameny} other {# kamenů}} a základy: {card}. Na konci má hodnotu {faction, plural, one {# bod} few {# body} other {# bodů}}.',
  work: 'Zbývá ti dělník a kámen, a co zbude, nemá žádnou cenu. Použij ještě tuto kartu: {card}. Přinese {points, plural, one {# bod} few {# body} other {# bodů}}.',
  end: 'Nic dalšího už body nepřinese. Pasuj: když pasují všichni, končí {rounds}. kolo a s ním celá hra.',
  scores:
    '{mine} : {theirs}, vyhráváš. Teď už víš, jak na to! Co můžeš v tahu dělat a co to stojí, najdeš vždy pod „Tah a znaky“ (?), na telefonu pod „Více“.',
};
