import type { MouseEvent } from 'react';
import type { GridEdit } from '../../../../core/model.ts';
import { isRepeatedClick, usePending } from '../../actions/pending.ts';
import { t } from '../../base/i18n/t.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import type { RowEdit } from './row-edits.ts';
import { lockOfRow } from './save-row.ts';

interface EditButtonsProps {
  readonly declared: GridEdit;
  /** Absent while the row is not edited. */
  readonly edit: RowEdit | undefined;
  /** Names the row. */
  readonly name: string;
  open(): void;
  save(edit: RowEdit): void;
  cancel(edit: RowEdit): void;
}

/** Edit; while the row is edited, Save and Cancel. */
export function EditButtons({ declared, edit, name, open, save, cancel }: EditButtonsProps) {
  const isLocked = usePending(edit ? lockOfRow(edit) : '');
  const keepPressed = usePressed(isLocked);
  const button = (id: string, label: string, onClick: (event: MouseEvent) => void) => (
    <button
      type="button"
      className={id === 'cancel' ? 'act quiet' : 'act'}
      data-act={id}
      title={name}
      disabled={edit?.busy || (id === 'save' && isLocked)}
      onClick={onClick}
    >
      {t(label)}
    </button>
  );
  // The second click of a double click on Save or Cancel was not meant for it.
  if (!edit) return button('edit', declared.label, (event) => isRepeatedClick(event) || open());
  return (
    <>
      {button('save', declared.save, () => {
        keepPressed();
        save(edit);
      })}
      {button('cancel', declared.cancel, () => cancel(edit))}
    </>
  );
}
