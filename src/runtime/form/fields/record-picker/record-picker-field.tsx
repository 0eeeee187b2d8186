import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';
import { useCommitted } from '../use-committed.ts';
import { optionsOf } from './record-rows.ts';

// Most forms are sent without it.
const RecordDialog = lazyWithPreload(() => import('./record-dialog.tsx'));

/** Many records, chosen in a dialog; the field shows how many. */
export function RecordPickerField({ id, field, describedBy, disabled }: ControlProps) {
  const [value, commit] = useCommitted(field.name);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = Array.isArray(value) ? value : [];
  const label = t(optionsOf(field).button ?? 'Choose…');
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
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <span id={`${id}-count`}>{t('{count} selected', { count: chosen.length })}</span>
      {open ? (
        <RecordDialog
          field={field}
          title={label}
          chosen={chosen}
          choose={commit}
          close={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
