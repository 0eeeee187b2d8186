import type { ClockFieldOptions, ClockFieldValue } from '../../generated/product/fields/clock.ts';
import { InputBox, type OwnFieldProps } from '../../runtime/index.ts';
import { clockText } from './clock-text.ts';

/** A time of the day, typed; put right when it is left. */
export default function Clock({ field }: OwnFieldProps<ClockFieldOptions, ClockFieldValue>) {
  const { value, id, disabled, describedBy, errors } = field;
  return (
    <InputBox>
      <input
        key={value}
        id={id}
        type="text"
        inputMode="numeric"
        maxLength={5}
        placeholder="HH:MM"
        autoComplete="off"
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={errors.size > 0 || undefined}
        defaultValue={value ?? ''}
        onBlur={({ target }) => field.commit(clockText(target.value))}
      />
    </InputBox>
  );
}
