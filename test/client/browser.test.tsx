import { forgetSeat, keepSeat, mySeats, mySeatsAt, type MySeat } from '../../client/net/credentials';
import { browserLanguage, changeSettings, settings, show } from '../../client/settings';
import { readStored, writeStored } from '../../client/storage';

const seat = (rest: Partial<MySeat> = {}): MySeat => ({
  ruleset: 'orchard',
  matchID: 'abc',
  seat: 0,
  credentials: 'secret',
  name: 'Ann',
  since: 1,
  ...rest,
});

beforeEach(() => localStorage.clear());

describe('seats of this browser', () => {
  test('are kept by match and seat, the newest first', () => {
    keepSeat(seat());
    keepSeat(seat({ seat: 1, name: 'Bob', since: 3 }));
    keepSeat(seat({ matchID: 'xyz', since: 2 }));
    expect(mySeats().map(({ matchID, seat: s }) => `${matchID} ${s}`)).toEqual(['abc 1', 'xyz 0', 'abc 0']);
    expect(mySeatsAt('orchard', 'abc')).toHaveLength(2);
    expect(mySeatsAt('other', 'abc')).toHaveLength(0);
  });

  test('taken anew replaces the old', () => {
    keepSeat(seat());
    keepSeat(seat({ credentials: 'newer' }));
    expect(mySeats().map(({ credentials }) => credentials)).toEqual(['newer']);
  });

  test('can be forgotten', () => {
    keepSeat(seat());
    forgetSeat('abc', 0);
    expect(mySeats()).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  test('what is damaged is passed over', () => {
    keepSeat(seat());
    localStorage.setItem('civitas.seat.abc.0', '{"matchID":7}');
    expect(mySeats()).toEqual([]);
    localStorage.setItem('civitas.seats', 'no json');
    expect(mySeats()).toEqual([]);
  });
});

describe('storage', () => {
  test('works where the browser forbids it, as long as the page lives', () => {
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    writeStored('civitas.try', { a: 1 });
    broken.mockRestore();
    expect(readStored('civitas.try')).toEqual({ a: 1 });
  });
});

describe('settings', () => {
  test('the first known language of the browser', () => {
    expect(browserLanguage(['de-DE', 'cs-CZ', 'en'])).toBe('cs');
    expect(browserLanguage(['HU'])).toBe('hu');
    expect(browserLanguage(['fr'])).toBe('en');
    expect(browserLanguage([])).toBe('en');
  });

  test('sounds, notices and confirming everything are off, motion is on, until one says otherwise', () => {
    expect(settings()).toMatchObject({
      sounds: false,
      notices: false,
      motion: true,
      confirmAll: false,
      patterns: false,
      cardSize: 'normal',
      cardNames: 'own',
    });
  });

  test('are stored, and the document follows them', () => {
    changeSettings({ language: 'hu', theme: 'dark' });
    expect(readStored('civitas.settings')).toMatchObject({ language: 'hu', theme: 'dark' });
    expect(document.documentElement).toHaveAttribute('lang', 'hu');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    show({ ...settings(), theme: 'system' });
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    show({ ...settings(), cardSize: 'large', motion: false, patterns: true });
    expect({ ...document.documentElement.dataset }).toMatchObject({ cardSize: 'large', motion: 'off', patterns: 'on' });
    show(settings());
    expect({ ...document.documentElement.dataset }).toEqual({ cardSize: 'normal', theme: 'dark' });
    changeSettings({ language: 'en', theme: 'system' });
  });
});
