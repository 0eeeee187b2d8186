import Button from '@mui/material/Button';
import { useContext, useRef, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { CurrentScreenContext } from '../../../navigation/current-screen.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import { type FormApi, scopeOf, useForm } from '../../state/form-api.ts';
import type { ControlProps } from '../field-entry.ts';
import { useCommitted } from '../use-committed.ts';
import { ChosenRecords } from './chosen-records.tsx';
import { pickFrom } from './pick-from.ts';
import { labelOf, type PickRow } from './record-rows.ts';

// A chunk of its own: most forms are submitted without it.
const RecordDialog = lazyWithPreload(() => import('./record-dialog.tsx'));

/** Many records, chosen in a dialog; the field lists them. */
export default function RecordPickerField({ id, field, describedBy, disabled }: ControlProps) {
  const [value, commit] = useCommitted(field.name);
  const form = useForm();
  const { button: buttonText, searchFirst } = field.options ?? {};
  const open = () => pickFrom(field, scopeOf(form));
  const whole = useWholeDialog(form, id);
  const [from, setFrom] = useState(() => (whole ? open() : undefined));
  const button = useRef<HTMLButtonElement>(null);
  const chosen = Array.isArray(value) ? value : [];
  const label = t(typeof buttonText === 'string' ? buttonText : 'Choose…');
  const choose = (values: readonly unknown[], rows: readonly PickRow[]) => {
    for (const row of rows) form.store.setLabel(field.name, row.value, labelOf(row));
    commit(values);
  };
  const submit = searchFirst === true ? 'searched' : whole && 'any';
  return (
    <div className="field-records" data-whole-dialog={(whole && from !== undefined) || undefined}>
      <Button
        ref={button}
        id={id}
        variant="outlined"
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
      <ChosenRecords
        label={t(field.label)}
        values={chosen}
        nameOf={(value) => form.store.label(field.name, value) ?? String(value)}
        remove={(removed) => {
          commit(chosen.filter((value) => value !== removed));
          // The button that was pressed is gone.
          button.current?.focus();
        }}
        disabled={disabled === true}
      />
      {from ? (
        <RecordDialog
          from={from}
          title={label}
          chosen={chosen}
          choose={choose}
          close={whole?.close ?? (() => setFrom(undefined))}
          {...(submit && { submit })}
          {...(whole && { save: whole.save })}
        />
      ) : null}
    </div>
  );
}

/** Where this field is all that a form in a dialog asks for: the choice stands in place of that dialog, and its Submit saves. */
function useWholeDialog(form: FormApi, id: string) {
  const dialog = useContext(CurrentScreenContext)?.dialog;
  if (!dialog || form.screen.fields.length > 1) return undefined;
  return {
    close: dialog.close,
    save: () => document.getElementById(id)?.closest('form')?.requestSubmit(),
  };
}
