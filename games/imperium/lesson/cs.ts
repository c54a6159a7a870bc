import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Vedeš Římany. Vyhraje, kdo má na konci nejvíc bodů; ty jich zatím máš {points}. Body dávají karty ve tvém vlastnictví a rozvoj.',
  turn: 'Tohle je tvoje ruka. V tahu většinou aktivuješ: za každý ze svých žetonů akcí (máš {actions}) zahraješ jednu kartu.',
  exhaust:
    'Začni kartou {card}, která už leží před tebou. Aktivační schopnosti fungují jednou za tah za žeton vyčerpání; těch máš {exhausts}. Klikni na ni a potvrď to: dobereš si kartu.',
  region: 'Zahraj kartu {card}. Stojí akci a přinese {n} {what}. Území je připnuté: zůstane vyložené před tebou.',
  garrison:
    'Karta se provádí větu po větě. Tahle ti dovolí zařadit jednu kartu do posádky: pod území, kde pořád boduje. Ruku teď potřebuješ, nevybírej nic.',
  advance:
    'Teď karta {card}: stojí {n} {what} a přinese kartu z nabídky. Co nemůžeš zaplatit celé, to udělat nesmíš. Co lze vzít zpět, stane se hned; před vším ostatním stůl ukáže, co bude následovat, a požádá o potvrzení.',
  acquire:
    'Tohle je nabídka. Nárokuj si kartu {card}, nebo jinou, kterou lze vybrat: přijde ti do ruky i s kartou nepokojů pod ní.',
  unrest:
    'Nepokoje jsou cena růstu: každá karta stojí na konci {n} body a ucpává balíček. V balíčku nepokojů zbývá {left}. Když dojdou, nastane kolaps a vyhraje, kdo má nepokojů nejméně.',
  attack: 'Karta {card} je útočná: zasáhne i protihráče ({celts}). Zahraj ji za poslední akci.',
  regions: 'Smíš si nárokovat území. Vezmi si i tohle; {celts} pak musí odvolat jedno území do ruky.',
  end: 'Karta {card} přešla do tvé historie: z balíčku je pryč, ale body na kartách v historii se počítají. Žetony akcí jsou vyčerpané, ukonči akce: následuje úklid.',
  place:
    'Začíná úklid: 1 {what} položíš na libovolnou kartu v nabídce. Dostane ho, kdo si tu kartu vezme. Vyber kartu {card}.',
  cleanUp:
    'Odhoď, co si nechceš nechat, teď třeba karty {one}, {two} a {three}. Pak si dobereš do {size} karet; v ruce máš {hand}. Žetony se ti vrátí.',
  protect:
    'Teď je na tahu {celts} a útočí kartou {attack}: přijdeš o území. Chrání tě karta {card}: vyber ji a místo ztráty se ti vrátí do ruky.',
  solstice:
    'Až všichni odehrají tah, přijde slunovrat: vyložené karty se slunovratem udělají, co na nich stojí, třeba {card} přinese {what}. Pak začne další kolo.',
  revolt:
    'Místo aktivace můžeš inovovat (odhodíš ruku a vezmeš si kartu) nebo vzdorovat (vrátíš nepokoje z ruky do balíčku). Teď vzdoruj.',
  return: 'Vyber kartu nepokojů, která se vrátí. Balíček máš lehčí a body za ni neztratíš.',
  deck: 'O pár kol později. Dobírací balíček je skoro prázdný ({deck}). Kdykoli ho jako barbar zamícháš, přibude do něj vrchní karta balíčku národa. Poslední je karta přerodu: {card}.',
  draw: 'Ukonči akce a odhoď, co chceš: než si dobereš do {size} karet, budeš muset zamíchat.',
  empire:
    'Jsi říše! Karty s ikonou ({barbarian}) už zahrát nesmíš, karty s ikonou ({empire}) ano. Odteď smíš při každém zamíchání zaplatit a vybudovat kartu.',
  final:
    'Konec jiné partie: {main, plural, =0 {hlavní balíček je prázdný} other {v hlavním balíčku zbývá #}}, a to spouští bodování. Stejně tak poslední karta budování nebo poslední karta věhlasu, Král králů. Pak se odehraje ještě jedno celé kolo; to je teď.',
  glory: 'Věhlas má velkou cenu. Zahraj kartu {card}: opustíš tři území a podíváš se na dvě karty věhlasu.',
  fame: 'Vezmi si kartu {card}: {n} bodů.',
  last: 'Pro tento tah to stačí: ukonči akce. Po slunovratu se boduje.',
  scores:
    '{mine} bodů proti {theirs}. Počítá se vše v ruce, balíčku, odhazovacím balíčku, vyložených kartách, historii a posádkách a 1 za každý rozvoj. Teď už víš, jak na to!',
};
