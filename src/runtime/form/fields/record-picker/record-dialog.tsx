import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { Paginator } from '../../../table/toolbar/paginator.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InputBox } from '../../../ui/input-box.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { notify } from '../../../ui/toasts/notify.ts';
import { RecordFrame } from './record-picker-styles.ts';
import { foundRows, type PickFrom, type PickRow, withRows } from './record-rows.ts';
import { RecordTable } from './record-table.tsx';
import { usePickRows } from './use-pick-rows.ts';

interface RecordDialogProps {
  readonly from: PickFrom;
  readonly title: string;
  readonly chosen: readonly unknown[];
  /** Called with each change. `rows`: the chosen records whose rows were loaded here. */
  readonly choose: (chosen: readonly unknown[], rows: readonly PickRow[]) => void;
  readonly close: () => void;
  /** Choices apply with Submit; `searched`: also, rows are loaded only after a search. Absent: choices apply at once. */
  readonly submit?: 'any' | 'searched';
}

/** A dialog to search and choose records. Where choices apply at once, none is lost however the dialog is closed. */
export default function RecordDialog({
  from,
  title,
  choose,
  close,
  submit,
  ...selectionProps
}: RecordDialogProps) {
  const [draft, setDraft] = useState(selectionProps.chosen);
  const chosen = submit ? draft : selectionProps.chosen;
  const [text, setText] = useState('');
  const [only, setOnly] = useState(false);
  const source = usePickRows(from, text);
  const { answer, error, slow, retry } = source;
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isChosen = useMemo(() => new Set(chosen), [chosen]);
  const loadedRows = useRef(new Map<unknown, PickRow>());
  for (const row of source.rows) loadedRows.current.set(row.value, row);
  const seen = (values: readonly unknown[]) => values.flatMap((value) => loadedRows.current.get(value) ?? []);
  const rows = only
    ? foundRows(source.isPaged ? seen(chosen) : source.rows.filter(({ value }) => isChosen.has(value)), text)
    : source.rows;
  const total = only ? rows.length : source.total;
  const allChosen =
    rows.length > 0 && chosen.length >= total && rows.every(({ value }) => isChosen.has(value));
  const take = (values: readonly unknown[]) => (submit ? setDraft(values) : choose(values, seen(values)));
  const isCounted = only || source.isCounted;
  const toggleAll = async (on: boolean) => {
    if (!isCounted) return;
    const matching = only ? rows : await source.matching();
    for (const row of matching ?? []) loadedRows.current.set(row.value, row);
    if (matching) take(withRows(chosen, matching, on));
  };
  const confirm = () => {
    if (chosen.length === 0) return notify('Select the data first', 'error');
    choose(chosen, seen(chosen));
    close();
  };
  return (
    <DialogFrame title={title} close={close} wide>
      <RecordFrame onKeyDown={keepEnter} aria-busy={!answer && !error}>
        <div className="records-tools">
          <InputBox>
            <Icon name="search" size={16} />
            <input
              ref={search}
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
        {answer && rows.length > 0 ? (
          <RecordTable
            ref={table}
            label={title}
            headings={from.columns.map(([, heading]) => t(heading))}
            rows={rows}
            isChosen={isChosen}
            toggle={(some, on) => take(withRows(chosen, some, on))}
            {...((only || source.hasAll) && {
              selectAll: {
                count: isCounted ? total : undefined,
                isChosen: allChosen,
                isSearched: text.trim() !== '',
                toggle: toggleAll,
              },
            })}
          />
        ) : null}
        {answer && rows.length === 0 ? (
          <div className="records-none" role="status">
            <EmptyState text={text ? t('No results for "{query}"', { query: text }) : 'Nothing here yet'} />
          </div>
        ) : null}
        {!answer && !error ? (
          <div className="records-none" role="status">
            {t(slow ? 'This takes longer than usual…' : 'Loading…')}
          </div>
        ) : null}
        {source.isPaged && !only && rows.length > 0 ? (
          <Paginator
            page={source.page}
            last={source.last}
            span={spanOf(source.page, rows.length, source)}
            size={rows.length}
            onPage={source.turn}
            onIntent={() => undefined}
            onSize={() => undefined}
          />
        ) : null}
      </RecordFrame>
      <DialogActions sx={{ padding: 4, paddingTop: 2, gap: 2 }}>
        <span role="status" style={{ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {t('{count} selected', { count: chosen.length })}
          {submit === 'searched' && text.trim() === '' ? <> · {t('Search first, then submit.')}</> : null}
        </span>
        <Button
          color="inherit"
          disabled={chosen.length === 0}
          onClick={() => {
            take([]);
            // A disabled button loses the focus.
            search.current?.focus();
          }}
        >
          {t('Clear selection')}
        </Button>
        {submit ? (
          <Button variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
        ) : null}
        <Button
          variant="contained"
          disabled={submit === 'searched' && text.trim() === ''}
          onClick={submit ? confirm : close}
        >
          {t(submit ? 'Submit' : 'Done')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** All pages but the last are full, so the number of rows before this one can be calculated. */
function spanOf(page: number, count: number, { total, last }: { total: number; last: number }) {
  const from = page === last ? total - count + 1 : (page - 1) * count + 1;
  return { from, to: from + count - 1, total };
}

/** React events bubble to the form around the dialog: Ctrl+Enter would submit it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}
