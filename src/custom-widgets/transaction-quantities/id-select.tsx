import { type EditedField, InputBox } from '../../runtime/index.ts';

interface IdSelectProps {
  readonly field: EditedField<number>;
  /** The texts here are translated. */
  readonly none: string;
  readonly choices: readonly { readonly id: number; readonly label: string }[] | undefined;
}

/** A field for the id of one of a few records. */
export function IdSelect({ field, none, choices }: IdSelectProps) {
  const { value, commit, id, disabled, errors, describedBy } = field;
  return (
    <InputBox>
      <select
        id={id}
        disabled={disabled}
        aria-invalid={errors.size > 0 || undefined}
        aria-describedby={describedBy}
        value={value ?? ''}
        onChange={({ target }) => commit(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{none}</option>
        {choices?.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </InputBox>
  );
}
