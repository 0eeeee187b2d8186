import { type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import type { EditedColumn } from '../../../model.ts';
import type { ListEdits } from './list-edits.ts';

interface EditCellProps {
  readonly edits: ListEdits;
  readonly column: EditedColumn;
  readonly label: string;
  readonly row: Row;
  /** Names the row, for those who do not see where the input stands. */
  readonly name: string;
}

/** A value as an input in its cell. Enter and the arrows go from row to row, Escape gives the row's value back. */
export function EditCell({ edits, column, label, row, name }: EditCellProps) {
  const key = String(row[edits.keyField]);
  const text = useSyncExternalStore(edits.subscribe, () => edits.text(key, column.name));
  const message = useSyncExternalStore(edits.subscribe, () => edits.message(key, column.name));
  const busy = useSyncExternalStore(edits.subscribe, () => edits.busy);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step !== 0) goTo(event.currentTarget, column.name, step);
    else if (event.key === 'Escape' && text !== undefined) edits.forget(key, column.name);
    else return;
    event.preventDefault();
  };
  return (
    <div className="list-edit">
      <input
        type="text"
        inputMode={modes[column.type]}
        autoComplete="off"
        data-edit={column.name}
        data-changed={text !== undefined || undefined}
        data-type={column.type}
        aria-label={t('{label} of {name}', { label, name })}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : id}
        readOnly={busy}
        value={text ?? String(readPath(row, column.path) ?? '')}
        onChange={({ target }) => edits.type(row, column.name, target.value)}
        onBlur={() => edits.leave(key, column)}
        onKeyDown={onKeyDown}
      />
      {message !== undefined && (
        <p className="form-message" id={id}>
          {message}
        </p>
      )}
    </div>
  );
}

const modes = { integer: 'numeric', number: 'decimal', string: 'text' } as const;

function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (shiftKey) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/** The same column of the row below or above; the input stays focused where there is none. */
function goTo(from: HTMLInputElement, name: string, step: -1 | 1): void {
  const all = [...(from.closest('tbody')?.querySelectorAll<HTMLInputElement>(`[data-edit="${name}"]`) ?? [])];
  const next = all[all.indexOf(from) + step];
  next?.focus();
  next?.select();
}
