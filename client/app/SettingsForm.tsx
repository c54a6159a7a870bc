import { LANGUAGES, type Language } from '../../games/kit/text/words';
import { changeSettings, useSettings, type Theme } from '../settings';
import { Fields } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { loadUi, useUi } from '../words';

/** Each language by its own name. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', cs: 'Čeština' };

/** Language, colours, confirming: applied as soon as they are chosen, kept in this browser. */
export function SettingsForm() {
  const { say } = useUi();
  const { language, theme, confirm } = useSettings();
  return (
    <Fields>
      <Radios
        legend={say('settings.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        // The page stays as it is until the new words are there.
        onChange={(value) => void loadUi(value).then(() => changeSettings({ language: value }))}
      />
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
      <Radios<'yes' | 'no'>
        legend={say('settings.confirm')}
        value={confirm ? 'yes' : 'no'}
        options={[{ value: 'yes', label: say('settings.confirmYes') }, { value: 'no', label: say('settings.confirmNo') }]}
        onChange={(value) => changeSettings({ confirm: value === 'yes' })}
      />
    </Fields>
  );
}
