import Button from '@mui/material/Button';
import { useContext, useRef, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { CurrentScreenContext } from '../../../navigation/current-screen.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import { scopeOf, useForm } from '../../state/form-api.ts';
import type { ControlProps } from '../field-entry.ts';
import { useCommitted } from '../use-committed.ts';
import { pickFrom } from './pick-from.ts';

// A chunk of its own: most forms are submitted without it.
const RecordDialog = lazyWithPreload(() => import('./record-dialog.tsx'));

/** Many records, chosen in a dialog; the field shows their number. */
export default function RecordPickerField({ id, field, describedBy, disabled }: ControlProps) {
  const [value, commit] = useCommitted(field.name);
  const form = useForm();
  const { button: buttonText, searchFirst } = field.options ?? {};
  const open = () => pickFrom(field, scopeOf(form));
  const dialog = useContext(CurrentScreenContext)?.dialog;
  // A dialog with this field alone opens the picker at once.
  const [from, setFrom] = useState(() => (dialog && form.screen.fields.length === 1 ? open() : undefined));
  const button = useRef<HTMLButtonElement>(null);
  const chosen = Array.isArray(value) ? value : [];
  const label = t(typeof buttonText === 'string' ? buttonText : 'Choose…');
  return (
    <div className="field-records">
      <Button
        ref={button}
        id={id}
        variant="outlined"
        color="inherit"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={`${t(field.label)}: ${label}`}
        aria-describedby={[`${id}-count`, describedBy].filter(Boolean).join(' ')}
        onPointerEnter={RecordDialog.preload}
        onClick={() => setFrom(open())}
      >
        {label}
      </Button>
      <span id={`${id}-count`}>{t('{count} selected', { count: chosen.length })}</span>
      {from ? (
        <RecordDialog
          from={from}
          title={label}
          chosen={chosen}
          choose={commit}
          close={() => setFrom(undefined)}
          {...(searchFirst === true && { submit: 'searched' })}
        />
      ) : null}
    </div>
  );
}
