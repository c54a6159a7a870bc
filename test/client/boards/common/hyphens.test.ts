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
  expect(softly(name).replaceAll('\u00ad', '-')).toBe(parted);
});
