import type { Language } from '../../games/kit/text/words';

/*
 * Names of tables: a pair of words that people can say and remember, instead of a code. Each table has one pair, which
 * everybody reads in their own language; two tables may have the same.
 */

const FIRST: Readonly<Record<Language, readonly string[]>> = {
  en: 'Amber Bronze Copper Crimson Distant Golden Green Hidden High Icy Lucky Merry Misty Morning Old Proud Quiet Red Silver Stormy Sunny White Wild Wise'.split(
    ' ',
  ),
  hu: 'Borostyán Bronz Réz Bíbor Távoli Arany Zöld Rejtett Magas Jeges Szerencsés Víg Ködös Hajnali Öreg Büszke Csendes Piros Ezüst Viharos Napos Fehér Vad Bölcs'.split(
    ' ',
  ),
  cs: 'Jantarový Bronzový Měděný Rudý Vzdálený Zlatý Zelený Skrytý Vysoký Ledový Šťastný Veselý Mlžný Ranní Starý Hrdý Tichý Červený Stříbrný Bouřlivý Slunečný Bílý Divoký Moudrý'.split(
    ' ',
  ),
};

const SECOND: Readonly<Record<Language, readonly string[]>> = {
  en: 'Bear Bridge Cedar Dolphin Dragon Falcon Forest Hill Horse Island Lion Oak Owl Palace Raven River Sail Shield Stag Star Stone Sword Tower Wolf'.split(
    ' ',
  ),
  hu: 'Medve Híd Cédrus Delfin Sárkány Sólyom Erdő Domb Ló Sziget Oroszlán Tölgy Bagoly Palota Holló Folyó Vitorla Pajzs Szarvas Csillag Kő Kard Torony Farkas'.split(
    ' ',
  ),
  cs: 'Medvěd Most Cedr Delfín Drak Sokol Les Kopec Kůň Ostrov Lev Dub Sova Palác Havran Řeka Plachta Štít Jelen Hvězda Kámen Meč Věž Vlk'.split(
    ' ',
  ),
};

/** Czech nouns of the list that are feminine: an adjective before them ends in -á instead of -ý. The others are masculine. */
const isFeminine = (noun: string): boolean => noun.endsWith('a') || noun === 'Věž';

/** The 32-bit FNV-1a hash of a text's UTF-16 code units. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The name of a match's table in a language; the same for the same id. */
export function tableName(matchID: string, language: Language): string {
  const [first, second] = [FIRST[language], SECOND[language]];
  const n = numberOf(matchID);
  const adjective = first[n % first.length] ?? '';
  const noun = second[Math.floor(n / first.length) % second.length] ?? '';
  return `${language === 'cs' && isFeminine(noun) ? adjective.replace(/ý$/, 'á') : adjective} ${noun}`;
}
