import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Minden tartományod {each} pontot ér, minden pontjelző annyit, amennyi rajta áll: neked eddig {points} pontod van. Ha elég pontkártya kiürült, befejezheti a játékot, aki vezet, és nyer.',
  hand: 'A körödben {actions} akciód van. Kártyákkal fizetsz értük: mindegyiken sereg, étel, kő, arany vagy hajó van, és ezek egyikéért játszod ki. Utána a dobott lapjaid közé kerül.',
  invade:
    'Támadd meg ezt: {place}. Nem birtokolja senki, a semlegesek harci ereje {n}. Megteheted, mert a kezedben van egy szomszédos tartományod kártyája: {from}. Válaszd ezt a térképen: {place}, majd a támadást.',
  armies:
    'Hány sereg menjen? A győzelemhez erősebbnek kell lenned. Ezek {n} sereget adnak: {one}, {other}. Küldd mindet.',
  food: 'A normál határon át induló támadás 1 ételbe kerül, akárhány sereg megy; dombos határon át 2-be. Ez is megtenné: {other}, de annak az aranyára mindjárt szükséged lesz. Fizess ezzel: {card}.',
  draft:
    'Most háború van; csak egy későbbi kör első akciójával fejezhető be. A második akciód: vegyél el egy fejlesztéskártyát 1 aranyért, amelyet ez ad: {market}. Vedd el ezt: {card}; a dobott lapjaid közé kerül.',
  end: 'Mindkét akciód elfogyott. Fejezd be a köröd: {limit} kártyáig húzol, és a többiek jönnek, akik a védők segítségére siethetnek.',
  endWar:
    'Senki sem jött. Első akcióként befejezheted a háborút: {n} sereg {neutral} ellen. Válaszd újra ezt: {place}, majd a háború befejezését.',
  captured:
    'A tiéd: {place}. {each} pontot ér, ott áll egy településed, a kártyája pedig a dobott lapjaid közé került. A seregek hazatértek; senki sem hal meg.',
  castle:
    'Második akció: egy vár itt: {place}. Kell hozzá ez: {build}, a tartomány kártyája és 1 kő, most ebből: {stone}. Válaszd ezt: {place}, majd az építést. Az első várak pontjelzőt hoznak.',
  castles: 'A vár {n} harci erőt ad annak, aki ott a saját tartományát védi. Most {points} pontod van.',
  citadel:
    'Ez a kastélyod: város és vár egyben. {n} harci erőt ad, amikor itt védekezel: {place}, és 1 kártyával több fér a tartalékodba, összesen {room}. Oda egy akcióval rakhatsz kártyákat a kezedből, hogy meglegyenek, amikor kellenek. Aki elsőként foglal el kastélyt, megkapja ennek a pontjelzőjét: {card}. Az elvesztett kastély nem tér vissza.',
  war: 'Néhány körrel később {blue} megtámadta ezt: {place}, {theirs} harci erővel. Te {mine} harci erővel véded: a vár 2-t ér, bár sereg nem áll ott. Ez kevés.',
  defend:
    'Rakj hát fel sereget oda: {card}, ez {n} sereg. Saját tartományban ehhez nem kell étel. Válaszd ezt: {place}, majd az erősítést a háborúba.',
  wait: 'Most {mine} áll {theirs} ellen. Háborút csak a kör első akciójával lehet befejezni, ezért most passzolj.',
  rest: 'Fejezd be a köröd. {blue} következik, és még hozhat több sereget.',
  defended:
    'Fejezd be a háborút első akcióként: válaszd ezt: {place}, majd a háború befejezését. Az erősebb oldal nyer, bárki fejezi is be. {blue} seregei hazatérnek, neked pedig pontjelzőt hoz ez: {card}.',
  held: 'A tartomány a tiéd maradt, és a pontjelző is számít: {points} pont {theirs} ellen. Aki támad, annak többet kell hoznia, mint amennyit a védő még oda tud vinni.',
  cards:
    'Sok körrel később újabb tartományaid vannak, és közeleg a vége: a {all} pontkártyából {empty} üres, és {need} elég. Aki a háborúk eldőlte után vezetne, első akcióként befejezheti a játékot.',
  more: 'Az utak is hoztak pontjelzőt ({roads}): két tartományt szomszéddá tesznek. Ugyanígy az olyan tartomány elfoglalása, ahol sárkány van, amely erősíti a semlegeseket, vagy rúnakő ({dragons}, {stones}). A hajók a tengeren állnak, és a partjain erőt adnak.',
  endGame: 'Neked {mine} pontod van, a másiknak {theirs}, és az utolsó háborút is te nyered. Fejezd be a játékot.',
  scores:
    '{mine} pont {theirs} ellen: nyertél. Tartományok és pontjelzők, semmi más. Most már tudod, hogy megy! Hogy egy körben mit tehetsz, és mennyiért, azt mindig megtalálod itt: „Kör és jelek” (?), telefonon a „Több” alatt.',
};
