import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'A rómaiakat vezeted. A végén az nyer, akinek a legtöbb pontja van: neked eddig {points} van. Pontot a birtokodban lévő kártyák és a haladás adnak.',
  turn: 'Ezek a kezedben lévő kártyák. A körödben többnyire aktiválsz: mind a {actions} akciójelződdel egy-egy kártyát játszhatsz ki.',
  exhaust:
    'Kezdd ezzel: {card}. Már előtted fekszik. A kimerülő képességek körönként egyszer, egy kimerültségjelzőért hatnak; ebből {exhausts} van. Kattints rá, és erősítsd meg: húzol egy kártyát.',
  region: 'Játszd ki: {card}. Egy akcióba kerül, és {n} {what} jár érte. A régió rögzített: játékban marad előtted.',
  garrison:
    'A kártyát mondatonként hajtod végre. Ez most megengedi, hogy elszállásolj egy kártyát: a régió alá teszed, ahol azért pontot ér. Most szükséged van a kezedben lévő kártyákra, ezért ne válassz semmit.',
  advance:
    'Most ez jön: {card}. Az ára {n} {what}, és egy kártyát szerez a piacról. Amit nem tudsz teljesen kifizetni, azt nem teheted meg. Ami visszavonható, azonnal megtörténik; minden más előtt az asztal megmutatja, mi következik, és jóváhagyást kér.',
  acquire:
    'Ezek a piac kártyái. Szerezd meg ezt: {card}, vagy egy másikat, amely választható. A kezedbe kerül az alatta lévő zavargáskártyával együtt.',
  unrest:
    'A zavargáskártya a növekedés ára: mindegyik {n} pontodba kerül a végén, és teletömi a paklidat. A zavargáspakliban még {left} van. Ha elfogy, minden összeomlik, és az nyer, akinél a legkevesebb zavargáskártya van.',
  attack: 'Ez támadáskártya: {card}. {celts} is megérzi. Játszd ki az utolsó akcióddal.',
  regions: 'Régiókat szerezhetsz vele. Vedd el ezt is; utána {celts} visszahív egy régiót a kezébe.',
  end: 'Ez a történelmedbe került: {card}. A paklidból végleg kikerült, de az ott lévő kártyák pontjai is számítanak. Az akciójelzőid elfogytak, zárd le az akcióidat: a takarítás következik.',
  place:
    'Kezdődik a takarítás: 1 {what} kerül a piac bármelyik kártyájára. Azé lesz, aki a kártyát elviszi. Válaszd ezt: {card}.',
  cleanUp:
    'Dobd el, amit nem tartasz meg, most például ezeket: {one}, {two} és {three}. Aztán húzol, amíg {size} kártyád nem lesz; most {hand} van. A jelzőid visszatérnek.',
  protect:
    'Most {celts} következik, és támad: {attack}. Egy régiódat vesztenéd el. Megvéd ez: {card}. Válaszd ki, és ahelyett, hogy vesztenél, ez tér vissza a kezedbe.',
  solstice:
    'Ha mindenki lépett, napforduló jön: a játékban lévő kártyák napfordulós képessége végrehajtódik, például ezé: {card}, amely {what} jelzőt ad. Utána új forduló kezdődik.',
  revolt:
    'Aktiválás helyett újíthatsz is (eldobod a kezed, és elveszel egy kártyát), vagy lázadhatsz (zavargáskártyát raksz vissza a kezedből a pakliba). Most lázadj.',
  return:
    'Válaszd ki a zavargáskártyát, amelyet visszaraksz. A paklid ennyivel könnyebb, és pontot sem veszítesz miatta.',
  deck: 'Néhány fordulóval később. A húzópaklid majdnem üres ({deck}). Amikor barbárként újrakevered, a nemzetpaklid legfelső kártyája is bekerül. Az utolsó a gyarapodáskártyád: {card}.',
  draw: 'Zárd le az akcióidat, és dobj el, amit akarsz: mire {size} kártyát húzol, újra kell keverned.',
  empire:
    'Birodalom lettél! Amin barbárikon van, azt többé nem játszhatod ki, amin birodalomikon, azt igen ({barbarian}, {empire}). Mostantól minden újrakeveréskor kifejleszthetsz egy kártyát.',
  final:
    'Egy másik játszma vége: {main, plural, =0 {a főpakli üres} other {a főpakliban # kártya van}}, és ez elindítja a pontozást. Ugyanezt teszi az utolsó fejlesztés, vagy az utolsó hírnévkártya, a Királyok királya. Utána még egy teljes forduló jön; ez az.',
  glory: 'A hírnév sokat ér. Játszd ki: {card}. Elhagysz három régiót, és megnézel két hírnévkártyát.',
  fame: 'Vedd el ezt: {card}. {n} pontot ér.',
  last: 'Erre a körre ennyi elég: zárd le az akcióidat. A napforduló után jön a pontozás.',
  scores:
    '{mine} pont {theirs} ellen. Minden számít, ami a kezedben, a paklidban, a dobópakliban, a játékterületeden, a történelmedben és elszállásolva van, és minden haladás 1 pont. Most már tudod, hogy megy!',
};
