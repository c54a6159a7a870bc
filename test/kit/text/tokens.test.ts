import { capital, text, tidy } from '../../../games/kit/text/tokens';
import { plain, type Token } from '../../../games/kit/text/words';

const icon: Token = { kind: 'icon', key: 'REG', label: 'region' };
const three: Token = { kind: 'icon', key: 'material', label: 'material', n: 3 };
const card: Token = { kind: 'card', id: '1ROM1A', label: 'romans' };

describe('tidy', () => {
  test('no full stop follows a name that ends with one', () => {
    const name: Token = { kind: 'card', id: '1PER9', label: 'Dareios I.' };
    expect(tidy([text('Eva buduje: '), name, text('.')])).toEqual([text('Eva buduje: '), name]);
    expect(tidy([text('Eva buduje: '), name, text(' (Pokrok).')])).toHaveLength(3);
  });

  test('joins texts and mends gaps', () => {
    expect(tidy([text('Discard '), text(' 1 card'), text(' '), text('.')])).toEqual([text('Discard 1 card.')]);
  });

  test('keeps the space between text and icon', () => {
    expect(tidy([text('Gain '), three, text(' .')])).toEqual([text('Gain '), three, text('.')]);
  });

  test('trims both ends and drops what is empty', () => {
    expect(tidy([text(' '), icon, text(''), text(' in play ')])).toEqual([icon, text(' in play')]);
  });

  test.each([
    [[text('hagyd el a(z) '), { ...card, label: 'Excalibur' }, text(' lapot')], 'hagyd el az Excalibur lapot'],
    [[text('hagyd el a(z) '), { ...card, label: 'Városőrség' }, text(' lapot')], 'hagyd el a Városőrség lapot'],
    [[text('a(z) '), { ...card, label: 'I. Dareiosz' }, text(' lap')], 'az I. Dareiosz lap'],
    [[text('a(z) '), { ...card, label: 'II. Philipposz' }, text(' lap')], 'a II. Philipposz lap'],
    [[text('a(z) '), { ...card, label: 'Ynys Afallach' }, text(' lap')], 'az Ynys Afallach lap'],
    [[text('a(z) '), text('égő város vagy a(z) '), text('vár')], 'az égő város vagy a vár'],
  ])('%# chooses the Hungarian article', (tokens: Token[], said) => expect(plain(tidy(tokens))).toBe(said));
});

describe('capital', () => {
  test.each([
    [[text('draw 1 card')], 'Draw 1 card'],
    [[text('• élet')], '• Élet'],
    [[text('1 card')], '1 card'],
    [[icon, text(' is in play')], 'Region is in play'],
    [[three, text(' each')], '3 material each'],
    [[card, text(' is in play')], 'romans is in play'],
    [[text('')], ''],
    [[], ''],
  ])('%j', (tokens: Token[], said) => {
    expect(plain(capital(tokens, 'hu'))).toBe(said);
  });
});

test('plain text names icons, cards and players', () => {
  expect(plain([{ kind: 'seat', seat: 1 }, text(' gains '), three, text(': '), card], (seat) => `player ${seat}`)).toBe(
    'player 1 gains 3 material: romans',
  );
});
