import { useId } from 'react';
import { setLanguage, useLanguage } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { staticStyled } from './theme/static-styled.tsx';
import { notify } from './toasts/notify.ts';

/** Switches the language of the page; each language is named in itself. Renders nothing when there is only one. */
export function LanguageSelect({ label }: { label: string }) {
  const current = useLanguage();
  const id = useId();
  if (product().languages.length < 2) return null;
  const change = (code: string) => {
    setLanguage(code).catch(() => notify(t('The texts of this language could not be loaded.'), 'error'));
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={current.code} onChange={(event) => change(event.target.value)}>
        {product().languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

const Field = staticStyled('div')(({ theme }) => ({
  '& > label': { display: 'block', marginBottom: 4, fontSize: 12, color: theme.vars.palette.text.secondary },
  '& > select': {
    width: '100%',
    height: 32,
    paddingInline: '8px 26px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
