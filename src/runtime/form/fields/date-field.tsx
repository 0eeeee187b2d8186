import { useEffect } from 'react';
import { businessDay, isDate } from '../../../../core/dates.ts';
import type { FormField } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { printDate, readDateText } from '../../base/date-text.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { DateInput } from '../../ui/date-input/date-input.tsx';
import { type FormApi, useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import { isEmpty } from '../state/payload.ts';
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
  const form = useForm();
  const { screen, store } = form;
  const least = useNotPast(form, field);
  const { onBlur, ...buffer } = useBuffer<HTMLInputElement>(field.name, dateText);
  const limits = () => {
    const rules = { ...propertyAt(screen.body.schema, field.name), ...least(), ...field.options };
    const namePrefix = field.name.slice(0, field.name.lastIndexOf('.') + 1);
    return dayLimits(rules, (name) => store.value(namePrefix + name), today());
  };
  return <DateInput {...controlAttributes(props)} {...buffer} limits={limits} onSettle={onBlur} />;
}

const today = () => businessDay(product().locale.zone);

/** Refuses a day before today where the option `notPast` says so and the record holds none. Returns the least day of the calendar. */
function useNotPast({ store, record }: FormApi, { name, from, options }: FormField): () => Row {
  const text = options?.notPast;
  const isNew = typeof text === 'string' && isEmpty(readPath(record, from ?? name));
  useEffect(() => {
    if (!isNew) return undefined;
    const isPast = (day: unknown) => typeof day === 'string' && isDate(day) && day < today();
    return store.setCheck(name, (day) => (isPast(day) ? [{ path: '', message: t(text) }] : []));
  }, [store, name, isNew, text]);
  return () => (isNew ? { min: today() } : {});
}

/** Text that is no valid date stays as typed, so that the validator can refuse it. */
export const dateText: Codec = {
  print: printDate,
  parse: (text) => readDateText(text) || null,
};
