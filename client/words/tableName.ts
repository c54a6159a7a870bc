import type { Language } from '../../games/kit/text/words';

/*
 * Names of tables: a pair of words that people can say and remember, instead of a code. Each table has one pair, which
 * everybody reads in their own language; two tables may have the same.
 */

const FIRST: Readonly<Record<Language, readonly string[]>> = {
  en: 'Amber Bronze Copper Crimson Distant Early Golden Green Hidden High Icy Lucky Merry Misty Old Proud Quiet Red Silver Stormy Sunny White Wild Wise'.split(
    ' ',
  ),
  hu: 'Borostyán Bronz Réz Bíbor Távoli Korai Arany Zöld Rejtett Magas Jeges Szerencsés Víg Ködös Öreg Büszke Csendes Piros Ezüst Viharos Napos Fehér Vad Bölcs'.split(
    ' ',
  ),
  // All nouns below are masculine.
  cs: 'Jantarový Bronzový Měděný Rudý Daleký Časný Zlatý Zelený Skrytý Vysoký Ledový Šťastný Veselý Mlžný Starý Hrdý Tichý Červený Stříbrný Bouřlivý Slunný Bílý Divoký Moudrý'.split(
    ' ',
  ),
};

const SECOND: Readonly<Record<Language, readonly string[]>> = {
  en: 'Bear Bridge Cedar Dolphin Dragon Falcon Forest Hill Horse Island Lion Oak Owl Palace River Rook Sail Shield Stag Star Stone Sword Tower Wolf'.split(
    ' ',
  ),
  hu: 'Medve Híd Cédrus Delfin Sárkány Sólyom Erdő Domb Ló Sziget Oroszlán Tölgy Bagoly Palota Folyó Bástya Vitorla Pajzs Szarvas Csillag Kő Kard Torony Farkas'.split(
    ' ',
  ),
  cs: 'Medvěd Most Cedr Delfín Drak Sokol Les Kopec Kůň Ostrov Lev Dub Výr Palác Potok Havran Stan Štít Jelen Měsíc Kámen Meč Hrad Vlk'.split(
    ' ',
  ),
};

/** A number that depends on a text and on nothing else (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The name of a table, in a language. */
export function tableName(matchID: string, language: Language): string {
  const [first, second] = [FIRST[language], SECOND[language]];
  const n = numberOf(matchID);
  return `${first[n % first.length]} ${second[Math.floor(n / first.length) % second.length]}`;
}
