import type { GridEdit } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import type { RowEdit } from './row-edits.ts';

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
  const button = (id: string, label: string, onClick: () => void) => (
    <button
      type="button"
      className={id === 'cancel' ? 'act quiet' : 'act'}
      data-act={id}
      title={name}
      disabled={edit?.busy}
      onClick={onClick}
    >
      {t(label)}
    </button>
  );
  if (!edit) return button('edit', declared.label, open);
  return (
    <>
      {button('save', declared.save, () => save(edit))}
      {button('cancel', declared.cancel, () => cancel(edit))}
    </>
  );
}
