import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: '{cards} győzelemkártya van, mindegyiken két fejezet. Aki egy forduló elején minden kártyán teljesített egy fejezetet, nyer.',
  row: 'Ezek a fókuszkártyáid az 1–{slots}. rekeszben. Egy kör egy kártya: végrehajtod, és az ereje a rekesze száma.',
  culture:
    '{card} az 5. rekeszben fekszik: a legnehezebb terepre is elér, és {tokens} irányításjelölőt raksz vele a városod mellé. Válaszd ezt.',
  first: 'Az első irányításjelölőt rakd a fővárosod melletti füves mezőre. Minden ilyen mező a tiéd.',
  second: 'A másodikat pedig a túloldali dombságra. Ha egy város körül minden mező a tiéd vagy víz, a város fejlett.',
  reset:
    '{card} az 1. rekeszbe került, a többi feljebb lépett: most {next} van az 5. rekeszben. Amelyik kártya vár, egyre erősebb.',
  industry: '{blue} köre volt. Most {card} a legerősebb: csodát épít, vagy új várost a tieid közelében. Válaszd ezt.',
  build: 'Város majd később lesz. Válaszd a világcsoda építését.',
  wonder:
    '{wonder}: az ára {cost}. A rekeszed {slots} terméket ad, a márványod még ennyit: {resource}. Épp elég. Válaszd ezt.',
  built: 'A fővárosodban áll, és a tiéd, amíg ott áll. Két azonos fajtájú csoda teljesít egy fejezetet.',
  settle:
    'Néhány körrel később újra az 5. rekeszben van: {card}. Csodára most nincs miből, de várost épít. Válaszd ezt.',
  site: 'Város a tieidtől {range} mezőn belül állhat, olyan terepen, amely nem nehezebb a rekesznél, és nem lehet mellette város vagy városállam. Építsd a bekeretezett dombságra.',
  founded:
    'A második városod: mostantól a körülötte lévő mezőkre is kerülhet irányításjelölőd, és csodának is van benne hely.',
  barbarian:
    'Néhány körrel később barbár áll a kapudnál. Ezzel támadsz: {card}; {attack} és egy kocka {defence} és egy kocka ellen. Döntetlennél a védő nyer. Válaszd a kártyát.',
  attack: 'Válaszd a támadást.',
  target: 'Válaszd a barbárt. Mielőtt véglegesíted, az asztal mutatja a két oldalt és az esélyeidet.',
  spoils:
    'Legyőzted! Ez egy kereskedelemjelölő: később azzal a kártyával használod fel, amelyiken fekszik. Rakd ide: {card}.',
  dial: 'Ez volt a köröd. Ha {blue} is lépett, új forduló kezdődik, és továbbfordul az eseménytárcsa. Ez jön rajta: {event}.',
  march:
    'Egy kocka adta meg az irányt, és minden barbár egy mezőt lépett. Ahová ér, ott elvész az irányításjelölő, a karaván és a város. Válassz egy barbárt: a térkép mutatja, merre mehet.',
  caravan: '{card} most az 5. rekeszben van. A karavánod úton van ide: {place}. Válaszd a kártyát.',
  arrive: 'Küldd a karavánt ide: {place}.',
  gift: '{trade} kereskedelemjelölőt hozott, és elveheted a városállam diplomáciakártyáját. Vedd el.',
  held: 'Az elvett diplomáciakártya nálad marad, és amit mond, rád érvényes. Minden más játékostól és minden városállamtól egy lehet nálad; mielőtt megtámadod, akitől kaptad, visszaadod.',
  nearEnd:
    'Sok körrel később három csodád és jobb fókuszkártyáid vannak. {cards} győzelemkártyából {done} meg van jelölve: az utolsóhoz a technológiai tárcsa {last}. mezője kell, és te a {dial}. mezőn állsz.',
  science:
    '{card} az 5. rekeszben van: az {slots} lépést ér. A(z) {last}. mező után a tárcsa a(z) {next}. mezőn folytatódik; elég elérni a(z) {last}. mezőt. Válaszd ezt.',
  level:
    'A tárcsa egy szintjét is elérted: ilyenkor egy fókuszkártyádat jobbra cserélheted a maga fajtájából. Már egy sem kell: vegyél bármit, vagy semmit.',
  end: 'A fejezet meg van jelölve. {blue} köre az utolsó ebben a fordulóban; aztán megnézzük, nyert-e valaki.',
  scores:
    'Mind a {cards} győzelemkártya meg van jelölve: nyertél. Most már tudod, hogy megy! Hogy egy körben mit tehetsz, és mennyiért, azt mindig megtalálod itt: „Kör és jelek” (?), telefonon a „Több” alatt.',
};
