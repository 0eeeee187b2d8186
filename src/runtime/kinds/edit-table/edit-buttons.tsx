import { t } from '../../core/i18n/t.ts';
import type { GridEdit } from '../../model.ts';
import type { RowEdit } from './row-edits.ts';

interface EditButtonsProps {
  readonly declared: GridEdit;
  /** Absent while the row is only looked at. */
  readonly edit: RowEdit | undefined;
  /** Names the row. */
  readonly name: string;
  open(): void;
  save(edit: RowEdit): void;
  cancel(edit: RowEdit): void;
}

/** Edit; or, while the row is edited, Save and Cancel. */
export function EditButtons({ declared, edit, name, open, save, cancel }: EditButtonsProps) {
  if (!edit) return <Act id="edit" label={declared.label} name={name} run={open} />;
  return (
    <>
      <Act id="save" label={declared.save} name={name} run={() => save(edit)} disabled={edit.busy} />
      <Act id="cancel" label={declared.cancel} name={name} run={() => cancel(edit)} disabled={edit.busy} />
    </>
  );
}

interface ActProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly disabled?: boolean;
  run(): void;
}

function Act({ id, label, name, disabled, run }: ActProps) {
  return (
    <button
      type="button"
      className={id === 'cancel' ? 'act quiet' : 'act'}
      data-act={id}
      title={name}
      disabled={disabled}
      onClick={run}
    >
      {t(label)}
    </button>
  );
}
