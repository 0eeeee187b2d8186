import { useColorScheme } from '@mui/material/styles';
import { t } from '../base/i18n/t.ts';
import { LanguageSelect } from '../ui/language-select.tsx';
import { setPreference, usePreference } from '../ui/preferences.ts';
import { Segments } from '../ui/segments.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';

/** Display settings of this user: theme, density, language. Stored in this browser. */
export function Settings() {
  const { mode, setMode } = useColorScheme();
  const density = usePreference('density');
  return (
    <List>
      <Segments
        label={t('Theme')}
        value={mode ?? 'system'}
        onChange={setMode}
        choices={[
          { value: 'light', label: t('Light'), icon: 'sun' },
          { value: 'dark', label: t('Dark'), icon: 'moon' },
          { value: 'system', label: t('System'), icon: 'system' },
        ]}
      />
      <Segments
        label={t('Density')}
        value={density}
        onChange={(value) => setPreference('density', value)}
        choices={[
          { value: 'comfortable', label: t('Comfortable') },
          { value: 'compact', label: t('Compact') },
        ]}
      />
      <LanguageSelect label={t('Language')} />
    </List>
  );
}

const List = staticStyled('div')({ display: 'grid', gap: 12, padding: 8 });
