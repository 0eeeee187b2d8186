import { GlobalStyles } from '@mui/material';
import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import { Attempt } from '../../../form/state/attempt.ts';
import { useLeaveGuard } from '../../../form/submit/leave-guard.ts';
import type { ListEdit, ListScreen } from '../../../model.ts';
import type { ListPlan } from '../../../table/rows/list-plan.ts';
import { cardHead } from '../../../table/state/chosen-columns.ts';
import type { List } from '../../../table/state/use-list.ts';
import { EditCell } from './edit-cell.tsx';
import { ListEdits } from './list-edits.ts';
import { saveEdits } from './save-edits.ts';

/** Changing values in the rows of a list. */
export interface Editing {
  /** The same plan, with inputs in the edited columns. */
  plan(plan: ListPlan): ListPlan;
  /** Saves or discards what is changed. */
  readonly Bar: ComponentType<{ readonly list: List }>;
}

/** What is typed survives being drawn anew: when the language changes, the whole page is. */
const alive = new Map<string, Editing>();

/** Editing the rows of one list; `place` names the list and what it belongs to. */
export function editingOf(screen: ListScreen, edit: ListEdit, place: string): Editing {
  const known = alive.get(place);
  if (known) return known;
  const edits = new ListEdits(edit, screen.key);
  const editing: Editing = {
    plan: (plan) => withInputs(plan, edits),
    Bar: ({ list }) => {
      useAlive(place, editing);
      return <EditBar edits={edits} list={list} />;
    },
  };
  return editing;
}

function useAlive(place: string, editing: Editing): void {
  useEffect(() => {
    alive.set(place, editing);
    return () => {
      if (alive.get(place) === editing) alive.delete(place);
    };
  }, [place, editing]);
}

function withInputs(plan: ListPlan, edits: ListEdits): ListPlan {
  const head = cardHead(plan.columns.map(({ column }) => column));
  const nameOf = (row: Row) => String((head && readPath(row, head.path)) ?? row[edits.keyField]);
  const columns = plan.columns.map((planned) => {
    const column = edits.edit.columns.find(({ path }) => path === planned.column.path);
    if (!column) return planned;
    const { label } = planned;
    const render = (row: Row) => (
      // Another row in the same place is another input: the focus must not go over to it.
      <EditCell key={String(row[edits.keyField])} {...{ edits, column, label, row, name: nameOf(row) }} />
    );
    return { ...planned, render, className: `${planned.className} is-input` };
  });
  return { ...plan, columns, gone: (row) => edits.forgetRow(String(row[edits.keyField])) };
}

/** Whether what is not shown is not there. */
const showsAll = ({ state, span, rows }: List) =>
  state.search === '' && Object.keys(state.filters).length === 0 && span.total === rows.length;

/** How many rows are changed, and the way to save or discard them. */
function EditBar({ edits, list }: { readonly edits: ListEdits; readonly list: List }) {
  useSyncExternalStore(edits.subscribe, edits.version);
  const attempt = useRef(new Attempt());
  useLeaveGuard(edits, undefined);
  useEffect(() => {
    if (list.refreshing || list.error) return;
    edits.forgetSaved();
    if (showsAll(list)) edits.keepOnly(list.rows);
  }, [list, edits]);
  const count = edits.changes().length;
  return (
    <>
      <GlobalStyles styles={styles} />
      <span role="status" className="list-edit-count">
        {count > 0 && t('Rows changed: {count}', { count })}
      </span>
      {count > 0 && (
        <Button color="inherit" disabled={edits.busy} onClick={() => edits.discard()}>
          {t('Discard changes')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={count === 0 || edits.busy}
        onClick={() => void saveEdits(edits, list, attempt.current)}
      >
        {t(edits.edit.save)}
      </Button>
    </>
  );
}

const styles = {
  '.list-edit-count': { fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  'td.is-input .list-edit': { display: 'inline-block', width: '100%', maxWidth: 160 },
  'td.is-input input': {
    boxSizing: 'border-box' as const,
    width: '100%',
    height: 28,
    padding: '0 8px',
    border: '1px solid var(--control-border)',
    borderRadius: 6,
    background: 'var(--mui-palette-background-default)',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    '&[data-changed]': { borderColor: 'var(--mui-palette-primary-main)', fontWeight: 600 },
    '&[aria-invalid]': { borderColor: 'var(--mui-palette-error-main)' },
    '&:not([data-type=string])': { textAlign: 'end' as const },
  },
  'td.is-input .form-message': {
    whiteSpace: 'normal' as const,
    margin: '2px 0 0',
    fontSize: 12,
    lineHeight: '16px',
    color: 'var(--mui-palette-error-main)',
  },
  '@media (max-width: 600px)': { 'td.is-input input': { height: 40 } },
};
