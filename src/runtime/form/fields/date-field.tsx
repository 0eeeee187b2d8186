import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './field-entry.ts';
import { type Codec, useBuffer } from './use-buffer.ts';

const FIRST = '1700-12-31';
const LAST = '9999-12-31';

/** A calendar date as text YYYY-MM-DD; it never becomes a Date, so no zone can move it. The body's rules limit what is offered. */
export function DateField(props: ControlProps) {
  const { field } = props;
  const { ref, ...buffer } = useBuffer<HTMLInputElement>(field.name, dateText);
  const { formatMinimum, formatMaximum } = propertyAt(useForm().screen.body.schema, field.name) ?? {};
  const { min = formatMinimum, max = formatMaximum } = field.options ?? {};
  return (
    <InputBox>
      <input
        ref={ref}
        type="date"
        {...controlAttributes(props)}
        {...buffer}
        min={typeof min === 'string' ? min : FIRST}
        max={typeof max === 'string' ? max : LAST}
      />
    </InputBox>
  );
}

/** Instants are cut to their date, as their text says it. */
export const dateText: Codec = {
  print: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  parse: (text) => (text === '' ? null : text),
};
