import Button from '@mui/material/Button';
import {
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ListEdit, ListHost, ListScreen } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { notNow } from '../../actions/explain.ts';
import { locked, usePending } from '../../actions/pending.ts';
import { t } from '../../base/i18n/t.ts';
import { Store, useStore } from '../../base/store.ts';
import { newId } from '../../data/new-id.ts';
import { Attempt } from '../../form/state/attempt.ts';
import { PlainRows, type RowsProps } from '../../table/rows/list-table.tsx';
import { isNarrowed } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import { goDown } from './cell-keys.ts';
import { EditTable } from './edit-table.tsx';
import { RowEdits } from './row-edits.ts';
import { formOfList } from './row-form.ts';
import { useRowsGuard } from './rows-guard.ts';
import { saveTogether, versionIn } from './save-together.ts';
import { useRowMoves } from './use-row-moves.ts';

/** The editing of values in a list's rows. */
export interface Editing {
  /** Renders the rows with controls in the edited columns. */
  readonly Rows: ComponentType<RowsProps>;
  /** Buttons to save or discard the changes. */
  readonly Bar: ComponentType<{ readonly list: List }>;
  /** Unsaved changes; the same object while nothing changes. */
  readonly typed: Pick<Typed, 'subscribe' | 'edited' | 'isTyping' | 'carry'>;
  /** The row was deleted. */
  gone(row: Row): void;
}

/** Index of the row that had the focus before editing began. */
let heldRow: string | undefined;

/** Another table is about to render the rows; remembers the focused row. */
export function holdRow(): void {
  heldRow = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
}

/** Edits the rows of one list; the changed rows are saved together. */
export function editingOf(screen: ListScreen, declared: ListEdit): Editing {
  const place = declared.columns.find(({ isPlace }) => isPlace)?.name;
  const edits = new RowEdits(formOfList(screen, declared), screen.key, 'together', place, declared.body);
  const keys = {
    enter: (_: unknown, event: KeyboardEvent<HTMLElement>) => goDown(event),
    escape(edit: Parameters<RowEdits['reset']>[0], name: string) {
      const typed = edit.form.store.isPending(name) || edits.isChanged(edit.form, name);
      if (typed) edits.reset(edit, [name]);
      return typed;
    },
  };
  const mode: EditMode = new Store({ isOpen: declared.label === undefined, isChosen: false });
  return {
    Rows(props) {
      return useStore(mode).isOpen ? <EditedRows {...props} /> : <PlainRows {...props} />;
    },
    Bar: ({ list }) => <EditBar {...{ edits, screen, declared, list, mode }} />,
    typed: new Typed(edits),
    gone: (row) => edits.close(edits.get(row)),
  };
  function EditedRows(props: RowsProps) {
    const { body, list } = props;
    const moves = useRowMoves(edits, list, body);
    useLayoutEffect(() => {
      const row = body.current?.querySelector<HTMLElement>(`tr[data-row="${heldRow}"]`);
      heldRow = undefined;
      if (mode.get().isChosen) body.current?.querySelector('input')?.focus();
      else row?.focus();
    }, [body]);
    if (!moves) return <EditTable {...props} {...{ edits, keys }} />;
    return (
      <>
        <EditTable {...props} {...{ edits, moves, keys }} />
        <div className="visually-hidden" role="status">
          {moves.announcement}
        </div>
      </>
    );
  }
}

/** The changed rows with their values. */
class Typed {
  #text = '[]';
  #edited: ListHost['edited'] = [];
  constructor(private readonly edits: RowEdits) {}
  readonly subscribe = (listener: () => void) => this.edits.subscribe(listener);
  readonly isTyping = () => this.edits.isTyping();
  readonly carry: ListHost['carry'] = (values, refused, questions = []) => {
    this.edits.carried = { values, refused, questions };
  };
  readonly edited = () => {
    const currentEdits = this.edits.changes().map(({ form: { record = {}, store, layout } }) => ({
      row: record,
      values: store.values(),
      errors: layout.order.flatMap((name) => store.error(name) ?? []),
    }));
    const text = JSON.stringify(currentEdits);
    if (text !== this.#text) {
      this.#text = text;
      this.#edited = currentEdits;
    }
    return this.#edited;
  };
}

/** Whether the values can be edited; `isChosen`: a person has opened or closed it, and the focus follows. */
type EditMode = Store<{ readonly isOpen: boolean; readonly isChosen: boolean }>;

interface EditBarProps {
  readonly edits: RowEdits;
  readonly screen: ListScreen;
  readonly declared: ListEdit;
  readonly list: List;
  readonly mode: EditMode;
}

/** Whether rows that are not loaded no longer exist. */
const showsAll = ({ state, span, rows }: List) => !isNarrowed(state) && span.total === rows.length;

const QUIET = { fontSize: 12, color: 'var(--mui-palette-text-secondary)' };

/** Why the record does not allow it now; undefined where it does. */
function whyLocked({ label, step }: ListEdit, { answer, scope }: List): string | undefined {
  const item = answer?.item;
  return step && item && notNow(label ?? step.label, step, { ...scope, row: item });
}

/** Opens the values to change; where the record does not allow it now, it says why. */
function BeginEditing({ declared, list, mode }: Pick<EditBarProps, 'declared' | 'list' | 'mode'>) {
  const id = useId();
  const { label = 'Edit' } = declared;
  const why = whyLocked(declared, list);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode.get().isChosen) button.current?.focus();
  }, [mode]);
  return (
    <>
      {why && (
        <span id={id} style={QUIET}>
          {why}
        </span>
      )}
      <Button
        ref={button}
        variant="outlined"
        disabled={list.rows.length === 0 || why !== undefined}
        aria-describedby={why && id}
        onClick={() => mode.set({ isOpen: true, isChosen: true })}
      >
        {t(label)}
      </Button>
    </>
  );
}

/** Why there is nothing to save; said without a cause only where somebody has begun to edit. */
function nothingChanged(isEmptied: boolean, isOptional: boolean): string | undefined {
  if (isEmptied) return t('An empty value is not saved: the row keeps the one it had.');
  return isOptional ? t('No value is changed yet.') : undefined;
}

/** The number of changed rows, with Save and Discard. */
function EditBar({ edits, screen, declared, list, mode }: EditBarProps) {
  const { isOpen } = useStore(mode);
  const changes = () => edits.changes();
  const count = useSyncExternalStore(edits.subscribe, () => changes().length);
  const isEmptied = useSyncExternalStore(edits.subscribe, edits.hasEmptied);
  const busy = useSyncExternalStore(edits.subscribe, () => changes().some((edit) => edit.busy));
  const attempt = useRef(new Attempt());
  useRowsGuard(edits, list);
  useEffect(() => {
    if (!list.refreshing && !list.error) edits.answered(list.rows, showsAll(list));
  }, [list, edits]);
  useEffect(() => {
    if (count === 0) edits.basedOn = versionIn(list, declared);
  }, [count, list, edits, declared]);
  const isOptional = declared.label !== undefined;
  const id = useId();
  const [saveLock] = useState(newId);
  const isLocked = usePending(saveLock);
  const keepPressed = usePressed(isLocked);
  // What was typed stays, to be read; somebody else has led the record on.
  const why = whyLocked(declared, list);
  if (!isOpen) return <BeginEditing {...{ declared, list, mode }} />;
  if (!isOptional && count === 0 && list.rows.length === 0) return null;
  const close = () => mode.set({ isOpen: false, isChosen: true });
  const cancel = () => {
    edits.discard();
    if (isOptional) close();
  };
  const save = async () => {
    keepPressed();
    await saveTogether(edits, screen, declared, list, attempt.current);
    if (isOptional && changes().length === 0) close();
  };
  return (
    <>
      <span role="alert" id={id} style={QUIET}>
        {why}
      </span>
      <span role="status" id={`${id}-count`} className="list-edit-count" style={QUIET}>
        {count > 0 ? t('Rows changed: {count}', { count }) : nothingChanged(isEmptied, isOptional)}
      </span>
      {(count > 0 || isOptional) && (
        <Button color="inherit" disabled={busy} onClick={cancel}>
          {t(isOptional ? 'Cancel' : 'Discard changes')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={count === 0 || busy || isLocked || why !== undefined}
        aria-describedby={why ? id : `${id}-count`}
        onClick={() => void locked(saveLock, save, declared.lock)}
      >
        {t(declared.save)}
      </Button>
    </>
  );
}
