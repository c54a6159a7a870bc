import type { PrintedName, ProvinceFacts, SeaFacts } from '../card';

/** A proper name, the same in every edition and language. */
const everywhere = (name: string): PrintedName => ({ en: name, hu: name, cs: name });

/** The forty provinces: resource of the card, strength of the neutrals (rough already in it, M7.5), rough, island (M12.6). */
export const provinces: readonly ProvinceFacts[] = [
  { id: 'ambsace', name: everywhere('Ambsace'), resource: 'army', neutralStrength: 3 },
  { id: 'aporia', name: everywhere('Aporia'), resource: 'food', neutralStrength: 2, island: 2 },
  { id: 'blore', name: everywhere('Blore'), resource: 'army', neutralStrength: 4, rough: true },
  { id: 'camarine', name: everywhere('Camarine'), resource: 'food', neutralStrength: 2 },
  { id: 'coryphee', name: everywhere('Coryphee'), resource: 'food', neutralStrength: 2 },
  { id: 'custus', name: everywhere('Custus'), resource: 'food', neutralStrength: 2 },
  { id: 'darb', name: everywhere('Darb'), resource: 'army', neutralStrength: 4, rough: true },
  { id: 'diclesium', name: everywhere('Diclesium'), resource: 'army', neutralStrength: 3 },
  { id: 'dragonate', name: everywhere('Dragonate'), resource: 'gold', neutralStrength: 3, rough: true },
  { id: 'eagre', name: everywhere('Eagre'), resource: 'food', neutralStrength: 2 },
  { id: 'empyrean', name: everywhere('Empyrean'), resource: 'gold', neutralStrength: 3, rough: true },
  { id: 'eoan', name: everywhere('Eoan'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'fadge', name: everywhere('Fadge'), resource: 'stone', neutralStrength: 2 },
  { id: 'frampold', name: everywhere('Frampold'), resource: 'gold', neutralStrength: 3, rough: true },
  { id: 'galingale', name: everywhere('Galingale'), resource: 'army', neutralStrength: 3 },
  { id: 'grimp', name: everywhere('Grimp'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'hatchel', name: everywhere('Hatchel'), resource: 'food', neutralStrength: 2 },
  { id: 'ictus', name: everywhere('Ictus'), resource: 'army', neutralStrength: 3, island: 1 },
  { id: 'iracund', name: everywhere('Iracund'), resource: 'food', neutralStrength: 2 },
  { id: 'jeopigia', name: everywhere('Jeopigia'), resource: 'food', neutralStrength: 2, island: 1 },
  { id: 'kakopyge', name: everywhere('Kakopyge'), resource: 'gold', neutralStrength: 3, rough: true },
  { id: 'kinabra', name: everywhere('Kinabra'), resource: 'stone', neutralStrength: 2, island: 2 },
  { id: 'lea', name: everywhere('Lea'), resource: 'army', neutralStrength: 4, rough: true },
  { id: 'malebolge', name: everywhere('Malebolge'), resource: 'stone', neutralStrength: 2 },
  { id: 'margent', name: everywhere('Margent'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'mome', name: everywhere('Mome'), resource: 'gold', neutralStrength: 2 },
  { id: 'nesh', name: everywhere('Nesh'), resource: 'gold', neutralStrength: 2, island: 1 },
  { id: 'nusus', name: everywhere('Nusus'), resource: 'food', neutralStrength: 2 },
  { id: 'ogdoad', name: everywhere('Ogdoad'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'oxter', name: everywhere('Oxter'), resource: 'army', neutralStrength: 3 },
  { id: 'palmain', name: everywhere('Palmain'), resource: 'food', neutralStrength: 2 },
  { id: 'peened', name: everywhere('Peened'), resource: 'army', neutralStrength: 3 },
  { id: 'quean', name: everywhere('Quean'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'remise', name: everywhere('Remise'), resource: 'gold', neutralStrength: 2 },
  { id: 'scombroid', name: everywhere('Scombroid'), resource: 'army', neutralStrength: 3 },
  { id: 'shog', name: everywhere('Shog'), resource: 'stone', neutralStrength: 3, rough: true },
  { id: 'sorner', name: everywhere('Sorner'), resource: 'food', neutralStrength: 2 },
  { id: 'talion', name: everywhere('Talion'), resource: 'army', neutralStrength: 3 },
  { id: 'trogle', name: everywhere('Trogle'), resource: 'gold', neutralStrength: 3, rough: true },
  { id: 'welkin', name: everywhere('Welkin'), resource: 'army', neutralStrength: 4, rough: true },
];

export const seas: readonly SeaFacts[] = [
  { id: 'beastSea', name: { en: 'Beast Sea' } },
  { id: 'inlandSeaEast', name: { en: 'Inland Sea East' } },
  { id: 'inlandSeaWest', name: { en: 'Inland Sea West' } },
  { id: 'serpentSea', name: { en: 'Serpent Sea' } },
];
