import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Egy játszma {rounds} fordulóból áll. Pontokat közben is szerzel; a végén minden közös helyszíned {common}, minden saját frakcióhelyszíned {faction} további pontot ér.',
  build:
    'Tiéd a rómaiak, és vannak áruid. Építsd meg ezt {wood} fáért: {card}. A termelőhelyszín rögtön megadja az áruit, és utána minden fordulóban újra. Ez egy akció; utána a többiek jönnének, de ők most már passzoltak.',
  deal: 'A saját frakciód kártyájával egyezményt is köthetsz: 1 ételért a táblád alá kerül, és most is, minden fordulóban is {gold} aranyat ad. Köss egyezményt ezzel: {card}. Az arannyal fa, kő vagy étel helyett is fizethetsz.',
  faction:
    'A saját frakciód legtöbb kártyája egy helyszínbe is kerül. Építsd meg ezt {stone} kőért és egy helyszínedért: {card}.',
  ground:
    'Ez tovább termel: {other}. Add fel inkább ezt: {card}; amit adott, azt megépítésekor adta, többet már nem hoz.',
  activate:
    'Az akcióhelyszín akkor működik, ha fizetsz érte. Használd ezt: {card}. Egy munkás és egy kő a forduló végéig rajta marad, te pedig {points} pontot kapsz. Fordulónként általában egyszer lehet.',
  razeHand:
    '1 rombolásjelzőért egy kézben lévő kártyád rombolási áruit kapod meg. Rombold le ezt: {card}. Kapsz érte {stone} követ és {points} pontot.',
  exchange:
    'A megmaradt munkások a forduló végén elvesznének. Válts be kettőt egy nyersanyagra vagy bármelyik pakli egy kártyájára.',
  defend:
    'A védelemjelződ egy közös helyszínre kerülhet, és ez nem akció: aki ezt lerombolná, annak eggyel több rombolásjelző kell. Nyomd meg a jelzőt az áruid között, majd ezt a kártyát: {card}.',
  pass: 'Ha nincs több dolgod, passzolsz. Onnantól senki sem bánthatja, ami a tiéd; az áruid és a jelzőid viszont visszakerülnek, kivéve, amit a frakciód tárol. Passzolj.',
  lookout:
    'Az új forduló felderítéssel kezdődik: mindenki húzott egy kártyát a saját frakciójából, és most kétszer választ egy-egy közös kártyát. Hogy mi jó neked, attól függ, mid van. Vegyél el egyet.',
  lookoutBack:
    'A második kártyát fordított sorrendben veszitek el, ezért rögtön újra te választasz. Ami senkinek sem kell, az a dobópakliba kerül.',
  production:
    'Ezután minden termel: a frakciótáblád, az egyezményeid és a termelőhelyszíneid. A napló elmondja, mi honnan jött.',
  raze: 'Néhány fordulóval később: az utolsó forduló. {other} még nem passzolt: {tokens} rombolásjelzőért lerombolhatod ezt: {card}. Kapsz {stone} követ és {points} pontot, ott pedig már semmit sem ér. A tulajdonosa 1 fát kap, és egy alapja marad.',
  last: 'Neked is van egy alapod: ezzel fizethetsz helyszín helyett. Építsd meg ezt {stone} kőért és az alapért: {card}. A végén {faction} pontot ér.',
  work: 'Maradt még munkásod és köved, és ami megmarad, az semmit sem ér. Használd ezt is: {card}. Ez {points} pont.',
  end: 'Más már nem hoz pontot. Passzolj: ha mindenki passzolt, véget ér az utolsó forduló és a játszma.',
  scores:
    '{mine} – {theirs}: nyertél. Most már tudod, hogy megy! Hogy egy körben mit tehetsz, és mennyiért, azt mindig megtalálod itt: „Kör és jelek” (?), telefonon a „Több” alatt.',
};
