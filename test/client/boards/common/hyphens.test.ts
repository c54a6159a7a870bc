import { softly } from '../../../../client/boards/common/hyphens';

test.each([
  ['Carthaginians', 'Car-tha-gi-nians'],
  ['Arthurians', 'Ar-thu-rians'],
  ['Karthágóiak', 'Kar-thá-góiak'],
  ['Artušovci', 'Ar-tu-šovci'],
  ['Mauryans', 'Mau-ryans'],
  ['Magadha', 'Ma-gadha'],
  ['Olmecs', 'Ol-mecs'],
  ['Hegység', 'Hegy-ség'],
  ['City of Knossos', 'City of Knos-sos'],
  ['Moats and Walls', 'Moats and Walls'],
  ['Capital of the Mediterranean', 'Ca-pi-tal of the Me-di-ter-ra-nean'],
])('only long words part, where syllables do: %s', (name, parted) => {
  expect(softly(name, 'en').replaceAll('\u00ad', '-')).toBe(parted);
});

test.each([
  ['Floodplain', 'en', 'Flood-plain'],
  ['Marketplace', 'en', 'Mar-ket-place'],
  ['Sacred', 'en', 'Sa-cred'],
  ['Metropole', 'cs', 'Me-tro-pole'],
  ['Metropolisz', 'hu', 'Met-ro-po-lisz'],
] as const)('what begins a syllable together stays together, but in Hungarian: %s', (name, language, parted) => {
  expect(softly(name, language).replaceAll('\u00ad', '-')).toBe(parted);
});
