import type { ReactNode } from 'react';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHeldFocus } from './held-focus.ts';
import type { RowEdit } from './row-edits.ts';
import type { RowMoves } from './use-row-moves.ts';

interface PlaceCellProps {
  readonly edit: RowEdit;
  readonly place: number | undefined;
  /** Of the row. */
  readonly name: string;
  readonly moves: RowMoves;
  /** The control. */
  readonly children: ReactNode;
}

/** The position of a row: a drag handle, a button that moves it to the top, and an input. */
export function PlaceCell({ edit, place, name, moves, children }: PlaceCellProps) {
  const [grip, top] = [edit.form.idOf('grip'), edit.form.idOf('top')];
  useHeldFocus(edit, grip);
  useHeldFocus(edit, top);
  return (
    <div className="place-cell">
      {moves.inOrder && (
        <button
          type="button"
          id={grip}
          className="grip"
          aria-label={t('Move {name}', { name })}
          aria-pressed={moves.held === edit.key}
          title={t('Drag, or press Space and then the arrow keys')}
          onKeyDown={(event) => moves.onKeyDown(event, edit, name)}
          onPointerDown={(event) => moves.onPointerDown(event, edit, name)}
          onBlur={moves.drop}
        >
          <Icon name="drag" size={16} />
        </button>
      )}
      <button
        type="button"
        id={top}
        className="grip"
        aria-label={t('Move {name} to the top', { name })}
        aria-disabled={place === 1 || undefined}
        title={t('Move to top')}
        onClick={() => moves.toTop(edit, name)}
      >
        <Icon name="to-top" size={16} />
      </button>
      {children}
    </div>
  );
}
