/** Hungarian names of ours, by the English name: the seas. The cards have published ones, which stand in cards/. */
export const names: Readonly<Record<string, string>> = {
  'Beast Sea': 'Fenevad-tenger',
  'Inland Sea East': 'Keleti-beltenger',
  'Inland Sea West': 'Nyugati-beltenger',
  'Serpent Sea': 'Kígyó-tenger',
};
