import type { IconType } from 'react-icons';
import {
  GiAnvil, GiAxeSword, GiBarn, GiBowman, GiBrickWall, GiBrutalHelm, GiCastle, GiCaravel, GiCauldron, GiConversation, GiCrownedSkull, GiCrystalBall, GiDrakkar, GiEyeOfHorus,
  GiGoldMine, GiHammerNails, GiHorseHead, GiIsland, GiMagicPortal, GiMedal, GiMedievalGate, GiPayMoney, GiPeaceDove, GiPitchfork, GiPlow, GiQueenCrown, GiRevolt, GiRoad,
  GiRuneStone, GiScales, GiScrollQuill, GiShakingHands, GiSpartanHelmet, GiSpears, GiSpikedDragonHead, GiStoneTower, GiSwapBag, GiSwordInStone, GiSwordman, GiTavernSign, GiTiedScroll,
  GiTrireme, GiWarPick, GiWaterMill, GiAngelWings, GiShield, GiOpenTreasureChest, GiVillage,
} from 'react-icons/gi';

/** A picture for each card, by its type; province cards have the shape of their province. */
export const EMBLEMS: Readonly<Record<string, IconType>> = {
  starterArmy: GiSpears, starterBuild: GiHammerNails, starterMarket: GiScales, starterShip: GiDrakkar,
  alchemist: GiCauldron, army: GiAxeSword, build: GiAnvil, cavalry: GiHorseHead, counsellor: GiConversation, diplomat: GiPeaceDove, farming: GiPlow, general: GiSwordman,
  goldMine: GiGoldMine, hero: GiSwordInStone, levies: GiPitchfork, limes: GiBrickWall, marauders: GiBrutalHelm, market: GiVillage, mercenary: GiCrownedSkull,
  merchant: GiSwapBag, militia: GiRevolt, mystic: GiCrystalBall, philosopher: GiTiedScroll, portal: GiMagicPortal, providence: GiAngelWings, quarry: GiWarPick,
  queen: GiQueenCrown, ranger: GiBowman, reserveArmy: GiSpartanHelmet, scribe: GiScrollQuill, ship: GiCaravel, warehouse: GiBarn, waterMill: GiWaterMill,
  castle: GiStoneTower, city: GiMedievalGate, roads: GiRoad, citadel: GiCastle, defenderOfTheRealm: GiShield, guildedCity: GiShakingHands, hereBeDragons: GiSpikedDragonHead,
  lordOfTheIsles: GiIsland, masterOfTheSeas: GiTrireme, patronage: GiPayMoney, roadsideInns: GiTavernSign, runestones: GiRuneStone, spoilsOfWar: GiOpenTreasureChest,
};

/** For what has no picture of its own. */
export const NO_EMBLEM: IconType = GiEyeOfHorus;
export const TOKEN: IconType = GiMedal;
