import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsForm } from '../../client/app/SettingsForm';
import { changeSettings, settings } from '../../client/settings';
import { renderUi } from './render';

/** What a person may choose for this browser. */

let answer: NotificationPermission = 'granted';
beforeAll(() => {
  Object.assign(window, { Notification: { permission: 'default', requestPermission: () => Promise.resolve(answer) } });
});
afterEach(() =>
  changeSettings({
    cardSize: 'normal',
    motion: true,
    sounds: false,
    notices: false,
    patterns: false,
    plainPictures: false,
  }),
);

const group = (name: string) => within(screen.getByRole('group', { name }));
const choose = (legend: string, label: string) => userEvent.click(group(legend).getByRole('radio', { name: label }));

test('each is applied and kept as soon as it is chosen', async () => {
  renderUi(<SettingsForm />);
  await choose('Size of cards', 'Large');
  await choose('Animations', 'Off');
  await choose('Patterns beside colours', 'On');
  await choose('Plain pictures on cards', 'On');
  expect(settings()).toMatchObject({ cardSize: 'large', motion: false, patterns: true, plainPictures: true });
  expect({ ...document.documentElement.dataset }).toMatchObject({ cardSize: 'large', motion: 'off', patterns: 'on' });
  expect(JSON.parse(localStorage.getItem('civitas.settings') ?? '{}')).toMatchObject({
    cardSize: 'large',
    motion: false,
  });
  expect(group('Size of cards').getByRole('radio', { name: 'Large' })).toBeChecked();
});

test('how cards are named is asked where the language is not English, and kept', async () => {
  renderUi(<SettingsForm />);
  expect(screen.queryByRole('group', { name: 'Names of cards' })).toBeNull();
  await act(async () => changeSettings({ language: 'hu' }));
  await choose('Names of cards', 'In my language, English below');
  expect(settings().cardNames).toBe('both');
  expect(JSON.parse(localStorage.getItem('civitas.settings') ?? '{}')).toMatchObject({ cardNames: 'both' });
  await act(async () => changeSettings({ language: 'en', cardNames: 'own' }));
});

test('sounds are off until one switches them on; a browser that cannot play them does no harm', async () => {
  renderUi(<SettingsForm />);
  expect(group('Sound when it is my turn to decide').getByRole('radio', { name: 'Off' })).toBeChecked();
  await choose('Sound when it is my turn to decide', 'On');
  expect(settings().sounds).toBe(true);
});

test('notices are on only when the browser allows them', async () => {
  renderUi(<SettingsForm />);
  answer = 'denied';
  await choose('Browser notification when it is my turn to decide', 'On');
  await act(async () => {});
  expect(settings().notices).toBe(false);
  answer = 'granted';
  await choose('Browser notification when it is my turn to decide', 'On');
  await act(async () => {});
  expect(settings().notices).toBe(true);
});
