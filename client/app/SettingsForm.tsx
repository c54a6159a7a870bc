import type { Naming } from '../../games/kit/text/names';
import { LANGUAGES, type Language } from '../../games/kit/text/words';
import { askForNotices, noticesPossible } from '../notices';
import {
  changeSettings,
  TELLINGS,
  useSettings,
  type CardSize,
  type Settings,
  type TellingPace,
  type Theme,
} from '../settings';
import { playSound } from '../sound';
import { Fields } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { loadUi, useUi, type UiKey } from '../words';

/** Each language's own name. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', cs: 'Čeština' };

/** Settings that are on or off. */
type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** Everything that a person may choose for this browser. A choice is applied and stored at once. */
export function SettingsForm() {
  const { say } = useUi();
  const { language, theme, cardSize, cardNames, telling } = useSettings();
  return (
    <Fields>
      <Radios
        legend={say('settings.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        // The page changes only when the new words are there.
        onChange={(value) => void loadUi(value).then(() => changeSettings({ language: value }))}
      />
      {language !== 'en' && (
        <Radios<Naming>
          legend={say('settings.cardNames')}
          value={cardNames}
          options={[
            { value: 'own', label: say('settings.namesOwn') },
            { value: 'both', label: say('settings.namesBoth') },
            { value: 'english', label: say('settings.namesEnglish') },
          ]}
          onChange={(value) => changeSettings({ cardNames: value })}
        />
      )}
      <Radios<Theme>
        legend={say('settings.theme')}
        value={theme}
        options={[
          { value: 'system', label: say('settings.system') },
          { value: 'light', label: say('settings.light') },
          { value: 'dark', label: say('settings.dark') },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Radios<CardSize>
        legend={say('settings.cardSize')}
        value={cardSize}
        options={[
          { value: 'small', label: say('settings.small') },
          { value: 'normal', label: say('settings.normal') },
          { value: 'large', label: say('settings.large') },
        ]}
        onChange={(value) => changeSettings({ cardSize: value })}
      />
      <OnOff of="confirmAll" legend="settings.confirm" on="settings.confirmYes" off="settings.confirmNo" />
      <OnOff of="motion" legend="settings.motion" />
      <Radios<TellingPace>
        legend={say('settings.telling')}
        value={telling}
        options={TELLINGS.map((value) => ({ value, label: say(`telling.${value}`) }))}
        onChange={(value) => changeSettings({ telling: value })}
      />
      <OnOff of="patterns" legend="settings.patterns" />
      <OnOff of="plainPictures" legend="settings.plainPictures" />
      <OnOff of="chat" legend="settings.chat" />
      {/* Switching sounds on plays one: the reader learns it, and the browser allows sounds after a click. */}
      <OnOff
        of="sounds"
        legend="settings.sounds"
        onTurned={(on) => {
          if (on) playSound();
        }}
      />
      <OnOff
        of="effects"
        legend="settings.effects"
        onTurned={(on) => {
          if (on) void import('../table/gestures/sounds').then(({ sound }) => sound(['draw']));
        }}
      />
      {noticesPossible() && <OnOff of="notices" legend="settings.notices" allowed={askForNotices} />}
    </Fields>
  );
}

function OnOff({
  of,
  legend,
  on = 'settings.on',
  off = 'settings.off',
  allowed,
  onTurned,
}: {
  of: Switch;
  legend: UiKey;
  on?: UiKey;
  off?: UiKey;
  /** Asks whether it may be switched on. */
  allowed?(): Promise<boolean>;
  onTurned?(on: boolean): void;
}) {
  const { say } = useUi();
  const value = useSettings()[of];
  const turn = async (wanted: boolean): Promise<void> => {
    const now = wanted && (!allowed || (await allowed()));
    changeSettings({ [of]: now });
    onTurned?.(now);
  };
  return (
    <Radios<'yes' | 'no'>
      legend={say(legend)}
      value={value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: say(on) },
        { value: 'no', label: say(off) },
      ]}
      onChange={(chosen) => void turn(chosen === 'yes')}
    />
  );
}
