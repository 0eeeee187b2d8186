import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { resolveValues } from '../../../core/scope.ts';
import { useResponse } from '../../../data/use-response.ts';
import type { FormField } from '../../../model.ts';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InputBox } from '../../../ui/input-box.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { scopeOf, useForm } from '../../state/form-api.ts';
import { RecordFrame } from './record-picker-styles.ts';
import { foundRows, optionsOf, pickRows, withRows } from './record-rows.ts';
import { RecordTable } from './record-table.tsx';

interface RecordDialogProps {
  readonly field: FormField;
  readonly title: string;
  readonly chosen: readonly unknown[];
  readonly choose: (chosen: readonly unknown[]) => void;
  readonly close: () => void;
}

/** All records of the source, searched here. Each choice counts at once: however the dialog is left, none is lost. */
export default function RecordDialog({ field, title, chosen, choose, close }: RecordDialogProps) {
  const form = useForm();
  const options = useMemo(() => optionsOf(field), [field]);
  const { answer, error, slow, retry } = useResponse(
    field.source?.endpoint ?? null,
    resolveValues(field.source?.with, scopeOf(form)),
  );
  const [text, setText] = useState('');
  const [only, setOnly] = useState(false);
  const searched = useDeferredValue(text);
  const table = useRef<HTMLTableElement>(null);
  const all = useMemo(() => pickRows(answer?.rows ?? [], options), [answer, options]);
  const isChosen = useMemo(() => new Set(chosen), [chosen]);
  const found = useMemo(
    () => foundRows(only ? all.filter(({ value }) => isChosen.has(value)) : all, searched),
    [all, only, isChosen, searched],
  );
  const allChosen = found.length > 0 && found.every(({ value }) => isChosen.has(value));
  return (
    <DialogFrame title={title} close={close} wide>
      <RecordFrame onKeyDown={keepEnter} aria-busy={!answer && !error}>
        <div className="records-tools">
          <InputBox>
            <Icon name="search" size={16} />
            <input
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to search
              autoFocus
              type="search"
              value={text}
              aria-label={t('Search')}
              placeholder={t('Search')}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                table.current?.focus();
              }}
            />
          </InputBox>
          <label>
            <input type="checkbox" checked={only} onChange={() => setOnly(!only)} />
            {t('Selected only')}
          </label>
        </div>
        {error && !answer ? <ErrorState error={error} retry={retry} /> : null}
        {answer && found.length > 0 ? (
          <RecordTable
            ref={table}
            label={title}
            headings={options.columns.map(([, heading]) => t(heading))}
            rows={found}
            isChosen={isChosen}
            allChosen={allChosen}
            toggle={(rows, on) => choose(withRows(chosen, rows, on))}
          />
        ) : null}
        {answer && found.length === 0 ? (
          <div className="records-none">
            <EmptyState
              text={
                all.length > 0 && text ? t('No results for "{query}"', { query: text }) : 'Nothing here yet'
              }
            />
          </div>
        ) : null}
        {!answer && !error ? (
          <div className="records-none" role="status">
            {t(slow ? 'This takes longer than usual…' : 'Loading…')}
          </div>
        ) : null}
      </RecordFrame>
      <DialogActions sx={{ padding: 4, paddingTop: 2, gap: 2 }}>
        <span role="status" style={{ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {t('{count} selected', { count: chosen.length })}
        </span>
        <Button color="inherit" disabled={chosen.length === 0} onClick={() => choose([])}>
          {t('Clear selection')}
        </Button>
        <Button variant="contained" onClick={close}>
          {t('Done')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** The form around hears what bubbles here: Ctrl+Enter would send it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}
