import { softly } from '../../../../client/boards/common/hyphens';

test.each([
  ['Carthaginians', 'Car-tha-gi-nians'],
  ['Arthurians', 'Ar-thu-rians'],
  ['Karthágóiak', 'Kar-thá-góiak'],
  ['Artušovci', 'Ar-tu-šovci'],
  ['Spread of Atlantis', 'Spread of Atlantis'],
  ['Capital of the Mediterranean', 'Capital of the Me-di-ter-ra-nean'],
])('only long words part, where syllables do: %s', (name, parted) => {
  expect(softly(name).replaceAll('\u00ad', '-')).toBe(parted);
});
