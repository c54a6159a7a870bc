/** The translators' Hungarian names of the seas, by English name. The cards' published names stand in cards/. */
export const names: Readonly<Record<string, string>> = {
  'Beast Sea': 'Fenevad-tenger',
  'Inland Sea East': 'Keleti-beltenger',
  'Inland Sea West': 'Nyugati-beltenger',
  'Serpent Sea': 'Kígyó-tenger',
};
