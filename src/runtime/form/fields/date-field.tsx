import { businessDay } from '../../../../core/dates.ts';
import { printDate, readDateText } from '../../base/date-text.ts';
import { product } from '../../base/product.ts';
import { DateInput } from '../../ui/date-input/date-input.tsx';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import type { Codec } from './codec.ts';
import { dayLimits } from './day-limits.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useBuffer } from './use-buffer.ts';

/**
 * A calendar date as text YYYY-MM-DD; it is never converted to a Date, so no time zone can shift it. The body's rules limit the
 * days that can be chosen.
 */
export function DateField(props: ControlProps) {
  const { field } = props;
  const { screen, store } = useForm();
  const { onBlur, ...buffer } = useBuffer<HTMLInputElement>(field.name, dateText);
  const limits = () => {
    const rules = { ...propertyAt(screen.body.schema, field.name), ...field.options };
    const namePrefix = field.name.slice(0, field.name.lastIndexOf('.') + 1);
    return dayLimits(rules, (name) => store.value(namePrefix + name), businessDay(product().locale.zone));
  };
  return <DateInput {...controlAttributes(props)} {...buffer} limits={limits} onSettle={onBlur} />;
}

/** Text that is no valid date stays as typed, so that the validator can refuse it. */
export const dateText: Codec = {
  print: printDate,
  parse: (text) => readDateText(text) || null,
};
