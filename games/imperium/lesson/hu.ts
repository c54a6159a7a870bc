import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'A rómaiakat vezeted. A végén az nyer, akinek a legtöbb pontja van: neked eddig {points} van. A kártya pontját a pajzs mutatja.',
  goods:
    'Ezzel fizetsz: {m} alapanyag {material} és {p} népesség {population}. Mellettük a haladás {progress}. Minden jel megmondja a nevét, ha rámutatsz vagy megérinted.',
  progress:
    'Minden haladás {progress} 1 pont a végén. De pénz is: fizetéskor egy haladás 1 népesség vagy 2 alapanyag helyett állhat.',
  turn: 'Ezek a kezedben lévő kártyák. A körödben mind a {actions} akciójelződdel {action} egy-egy kártyát játszhatsz ki.',
  exhaust:
    'Ez már előtted fekszik: {card}. Ami a homokóra {exhaust} mellett áll rajta, azt körönként egyszer használhatod egy kimerültségjelzőért; ebből {exhausts} van. Válaszd ezt, és erősítsd meg: húzol egy kártyát.',
  region:
    'Most egy akció jön: játszd ki a kezedből ezt: {card}. {n} népességet {what} kapsz érte. A tű {pinned} azt jelenti: játékban marad előtted.',
  garrison:
    'A kártyát mondatonként hajtod végre. Ez most megengedi, hogy elszállásolj egy kártyát: a régió alá teszed, ahol azért pontot ér. Most szükséged van a kezedben lévő kártyákra, ezért ne válassz semmit.',
  suits:
    'Ez a piac. A kártya tetején álló jel a kártyaszíne: régió {region}, civilizálatlan {wild}, civilizált {civil} vagy adófizető {tributary}.',
  advance: 'Hogy egyet megszerezz, játszd ki ezt: {card}. Az ára {n} alapanyag {what}.',
  acquire:
    'Szerezd meg ezt: {card}, vagy egy másikat, amely világít. A kezedbe kerül, az alatta lévő zavargással {unrest} együtt. A helyére új kártya jön; ez nem vonható vissza, ezért az asztal jóváhagyást kér.',
  unrest:
    'A zavargáskártya a növekedés ára: mindegyik {n} pontodba kerül a végén, és teletömi a paklidat. A zavargáspakliban még {left} van. Ha elfogy, minden összeomlik, és az nyer, akinél a legkevesebb zavargáskártya van.',
  attack: 'Ez támadáskártya {attack}: {card}. {celts} is megérzi. Játszd ki az utolsó akcióddal.',
  regions: 'Régiókat szerezhetsz vele. Vedd el ezt is; utána {celts} visszahív egy régiót a kezébe.',
  end: 'Ez a történelmedbe került: {card}. A paklidból végleg kikerült, de az ott lévő kártyák pontjai is számítanak. Az akciójelzőid elfogytak, zárd le az akcióidat.',
  place:
    'Kezdődik a takarítás: 1 haladás {what} kerül a piac bármelyik kártyájára. Azé lesz, aki a kártyát elviszi. Válaszd ezt: {card}.',
  cleanUp:
    'Dobd el, amit nem tartasz meg, most például ezeket: {one}, {two} és {three}. Aztán húzol, amíg {size} kártyád nem lesz; most {hand} van. A jelzőid visszatérnek.',
  protect:
    'Most {celts} következik, és támad: {attack}. Egy régiódat vesztenéd el. Megvéd ez: {card}. Válaszd ki, és ahelyett, hogy vesztenél, ez tér vissza a kezedbe.',
  solstice:
    'Ha mindenki lépett, napforduló {solstice} jön: a játékban lévő kártyák megteszik, ami e jel mellett áll, például ez: {card}, amely alapanyagot {what} ad. Utána új forduló kezdődik.',
  revolt: 'Kártyák kijátszása helyett lázadhatsz is: zavargáskártyát raksz vissza a kezedből a pakliba. Most lázadj.',
  return:
    'Válaszd ki a zavargáskártyát, amelyet visszaraksz. A paklid ennyivel könnyebb, és pontot sem veszítesz miatta.',
  deck: 'Néhány fordulóval később. A húzópaklidban csak {deck} kártya van. Ha húzás közben elfogy, a dobópaklidat megkevered, és az lesz az új: ez az újrakeverés.',
  accession:
    'Minden újrakeveréskor a nemzetpaklid legfelső kártyája is a tieid közé kerül. Az már üres, így most az jön, ami alatta feküdt: a gyarapodáskártyád, {card}. Ez tesz barbárból {barbarian} birodalommá {empire}.',
  innovate:
    'Van egy harmadik fajta kör: az újítás. Eldobod az egész kezed, és áttörsz egyetlen kártyáért: az alatta lévő zavargás {unrest} nélkül veszed el. Válaszd most az újítást.',
  breakThrough:
    'Most vedd el azt, amiért áttörsz: {card}, a zavargás {unrest} nélkül. Lehetne egy kispakli legfelső kártyája is, látatlanban.',
  reshuffle:
    'Tartsd meg: ne dobj el semmit. Most {size} kártyáig húzol, ehhez pedig újra kell keverned: a gyarapodáskártyád is bekerül.',
  empire:
    'Birodalom lettél: ez a jel megfordult. Amin sisak {barbarian} van, azt többé nem játszhatod ki, amin templom {empire}, azt igen. A neved mellett csak a látható kártyák pontjai állnak: az új paklid lefordítva fekszik, de minden kártyája számít.',
  developments:
    'A birodalom pedig fejlődik: mostantól minden újrakeveréskor kifizethetsz egyet a fejlesztéseid közül, és az is a tieid közé kerül. Pontot is csak akkor ér.',
  final:
    'Néhány fordulóval később közeleg a vége. {main, plural, =0 {A főpakli üres} other {A főpakliban # kártya van}}, és ez elindítja a pontozást. Ugyanezt teszi az utolsó fejlesztésed, vagy az utolsó hírnévkártya, a Királyok királya. Utána még egy teljes forduló jön: ez az.',
  glory: 'A hírnév sokat ér. Játszd ki: {card}. Elhagysz három régiót, és megnézel két hírnévkártyát.',
  fame: 'Vedd el ezt: {card}. {n} pontot ér.',
  last: 'Erre a körre ennyi elég: zárd le az akcióidat. A haladást tedd, ahová akarod, a kezedet pedig tartsd meg.',
  develop: 'Elfogyott a paklid: újrakevered, és birodalomként fejleszthetsz. Válaszd ezt: {card}, {n} pontot ér.',
  pay: 'Fizess {n} alapanyagot {what}. Egy részét haladással {progress} is fizethetnéd, de az mind egy-egy pont, ezért tartsd meg.',
  others: 'Most {celts} utolsó köre jön. A napforduló után következik a pontozás.',
  scores:
    '{mine} pont {theirs} ellen. Minden számít, ami a kezedben, a paklidban, a dobópakliban, a játékterületeden, a történelmedben és elszállásolva van, és minden haladás 1 pont. Most már egyedül is boldogulsz: hogy egy körben mit tehetsz, és mennyiért, azt mindig megtalálod itt: „Kör és jelek” (?), telefonon a „Több” alatt.',
};
