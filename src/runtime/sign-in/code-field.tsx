import { useId } from 'react';
import { t } from '../base/i18n/t.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { LabelledField } from './labelled-field.tsx';

/** Asked for once the password is known to be right. */
export default function CodeField({ isWrong, autoFocus = true }: { isWrong: boolean; autoFocus?: boolean }) {
  const id = useId();
  return (
    <CodeWithHelp>
      <LabelledField
        label={t('Code')}
        name="code"
        aria-invalid={isWrong || undefined}
        aria-describedby={id}
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <small id={id}>{t('Of your authenticator app, or a recovery code.')}</small>
    </CodeWithHelp>
  );
}

const CodeWithHelp = staticStyled('div')(({ theme }) => ({
  '& > small': {
    display: 'block',
    marginTop: 4,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
  },
}));
