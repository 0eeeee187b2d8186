import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { readPath } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { plainButton } from '../../ui/theme/plain-button.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { type FormApi, useForm } from '../state/form-api.ts';
import type { LaidSection } from '../state/form-layout.ts';
import { isEmpty } from '../state/payload.ts';
import { startingValues } from '../state/starting-values.ts';

interface FormFoldProps {
  readonly section: LaidSection;
  /** It is of another step. */
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/** A section of what may be left out. Folded, it names its fields; a value that comes into it, or a message, opens it. */
export default function FormFold({ section, hidden, children }: FormFoldProps) {
  const form = useForm();
  const reason = useReason(form, section.fields);
  const [isOpen, setOpen] = useState(reason !== '');
  const [lastReason, setLastReason] = useState(reason);
  if (lastReason !== reason) {
    setLastReason(reason);
    if (reason !== '') setOpen(true);
  }
  const id = useId();
  const labels = section.fields.map((name) => t(form.layout.fields.get(name)?.label ?? name));
  return (
    <fieldset className="form-section" hidden={hidden} data-folded={!isOpen || undefined}>
      <legend>
        <FoldButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          {t(section.title ?? '')}
          {isOpen ? null : <small>{labels.join(', ')}</small>}
        </FoldButton>
      </legend>
      <div id={id} hidden={!isOpen}>
        {section.help ? <p className="form-section-help">{t(section.help)}</p> : null}
        {children}
      </div>
    </fieldset>
  );
}

/** Why a section is open: a field with a value, or fields with a message; empty where there is none. */
function useReason(form: FormApi, names: readonly string[]): string {
  const { store } = form;
  const listen = useCallback(
    (listener: () => void) => {
      const ends = ['values', 'field-errors'].map((topic) => store.subscribe(topic, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store],
  );
  const [untouched] = useState(() => startingValues(form.screen));
  return useSyncExternalStore(listen, () => {
    const wrong = store
      .fieldErrors()
      .filter(
        ({ field, done }) => !done && names.some((name) => field === name || field?.startsWith(`${name}.`)),
      );
    const isFilled = names.some((name) => {
      const value = store.value(name);
      const isUntouched = JSON.stringify(value) === JSON.stringify(untouched[name]);
      return (!isEmpty(value) && !isUntouched) || isStored(form, form.layout.fields.get(name));
    });
    return [isFilled && 'filled', ...wrong.map(({ field }) => field)].filter(Boolean).join(' ');
  });
}

/** Whether the loaded record has a file of this field, which is no value of the form. */
function isStored({ record }: FormApi, field: FormField | undefined): boolean {
  const { options, stored } = field ?? {};
  const paths = [options?.preview, options?.current, stored?.rows];
  return paths.some((path) => typeof path === 'string' && !isEmpty(readPath(record, path)));
}

const FoldButton = staticStyled('button')(({ theme }) => ({
  ...plainButton,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  width: '100%',
  minHeight: 'max(28px, var(--touch))',
  textAlign: 'start',
  // Nothing stands below it.
  '[data-folded] > legend > &': { marginBottom: -12 },
  '& > small': {
    minWidth: 0,
    marginInlineStart: 6,
    fontSize: 13,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    '@media (max-width: 600px)': { marginInlineStart: 22 },
  },
}));
