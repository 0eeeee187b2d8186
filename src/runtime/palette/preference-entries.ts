import { language, setLanguage } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { signOut } from '../data/session/session.ts';
import type { IconName } from '../ui/icons.tsx';
import { type Choice, preference, setPreference } from '../ui/preferences.ts';
import { notify } from '../ui/toasts/notify.ts';
import type { Entry } from './entries.ts';

type Mode = 'light' | 'dark' | 'system';

const THEMES: readonly (readonly [Mode, string, IconName])[] = [
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
  ['system', 'System', 'system'],
];
const DENSITIES: readonly (readonly [Choice<'density'>, string])[] = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
];

/** Entries for theme, density, language and sign-out; current values are left out. */
export function preferenceEntries(mode: string | undefined, setMode: (mode: Mode) => void): Entry[] {
  return [
    ...THEMES.filter(([name]) => name !== (mode ?? 'system')).map(
      ([name, text, icon]): Entry => ({
        id: `theme ${name}`,
        label: t(text),
        hint: t('Theme'),
        words: ['Theme', text],
        icon,
        run: () => setMode(name),
      }),
    ),
    ...DENSITIES.filter(([name]) => name !== preference('density')).map(
      ([name, text]): Entry => ({
        id: `density ${name}`,
        label: t(text),
        hint: t('Density'),
        words: ['Density', text],
        icon: 'menu',
        run: () => setPreference('density', name),
      }),
    ),
    ...languageEntries(),
    {
      id: 'sign-out',
      label: t('Log Out'),
      words: ['Log Out'],
      icon: 'logout',
      run: () => void signOut(),
    },
  ];
}

function languageEntries(): Entry[] {
  return product()
    .languages.filter(({ code }) => code !== language().code)
    .map(
      ({ code, name }): Entry => ({
        id: `language ${code}`,
        label: name,
        lang: code,
        hint: t('Language'),
        words: ['Language', code],
        icon: 'globe',
        run: () => {
          setLanguage(code).catch(() =>
            notify(t('The texts of this language could not be loaded.'), 'error'),
          );
        },
      }),
    );
}
