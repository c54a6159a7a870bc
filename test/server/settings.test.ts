import { readSettings } from '../../server/settings';
import { StartError } from '../../server/start-error';

describe('the settings', () => {
  test('have defaults', () => {
    expect(readSettings([], {})).toEqual({ port: 8000, database: './data/civitas.sqlite' });
    expect(readSettings([], { PORT: '', CIVITAS_DATA: '' })).toEqual({ port: 8000, database: './data/civitas.sqlite' });
  });

  test('come from the environment, and before it from the command line', () => {
    const env = { PORT: '81', CIVITAS_DATA: 'a.sqlite' };
    expect(readSettings([], env)).toEqual({ port: 81, database: 'a.sqlite' });
    expect(readSettings(['--port', '0', '--data=b.sqlite'], env)).toEqual({ port: 0, database: 'b.sqlite' });
  });

  test.each(['eighty', '-1', '65536', '80.5', '0x50', '1e3', ' 80', '999999'])('refuse the port "%s"', (port) => {
    expect(() => readSettings([], { PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535`);
    expect(() => readSettings([`--port=${port}`], {})).toThrow('--port must be a whole number');
  });

  test.each(['--prot 80', '80', '--port', '--help=yes', '--data='])('refuse the arguments "%s"', (line) => {
    expect(() => readSettings(line.split(' '), {})).toThrow(StartError);
  });

  test('give way to a call for help', () => {
    expect(readSettings(['--help'], { PORT: 'eighty' })).toBe('help');
  });
});
