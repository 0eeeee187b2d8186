import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { groupingFor, moneyText, type Units } from './money-text.ts';
import { type Grouping, numberRules } from './typing/typing-rules.ts';
import { useTyping } from './typing/use-typing.ts';
import { useBuffer } from './use-buffer.ts';

/** An amount in whole currency units: grouped while it is typed; pasted text may use any usual format. Text that is none stays. */
export function MoneyField(props: ControlProps) {
  const { field } = props;
  const { screen } = useForm();
  const { grouping: declared, digitsOnly, units } = (field.options ?? {}) as MoneyOptions;
  const unit = useUnit(units);
  const grouping = groupingFor(unit, declared, product().locale.numbers);
  const least = propertyAt(screen.body.schema, field.name)?.minimum;
  const codec = useMemo(() => moneyText(grouping), [grouping]);
  const rules = useMemo(
    () =>
      numberRules({
        ...(grouping && { grouping }),
        ...(typeof least === 'number' && { least }),
        digitsOnly: digitsOnly === true,
      }),
    [grouping, digitsOnly, least],
  );
  const { ref, onBlur, ...buffer } = useBuffer<HTMLInputElement>(field.name, codec);
  useTyping(ref, rules, field, codec);

  const onLeave = () => {
    onBlur();
    if (ref.current) ref.current.value = codec.print(codec.parse(ref.current.value));
  };
  return (
    <InputBox>
      <span className="field-suffix field-prefix">{unit ? t(unit) : currencySign()}</span>
      <input
        ref={ref}
        type="text"
        {...controlAttributes(props)}
        {...buffer}
        onBlur={onLeave}
        inputMode="numeric"
        className="field-number"
        placeholder={field.placeholder ? t(field.placeholder) : undefined}
        autoComplete="off"
      />
    </InputBox>
  );
}

interface MoneyOptions {
  readonly grouping?: Grouping;
  readonly digitsOnly?: true;
  readonly units?: Units;
}

/** The unit, untranslated, by the value of another field; undefined for money. */
function useUnit(units: Units | undefined): string | undefined {
  const { store } = useForm();
  const by = units?.by ?? '';
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`value:${by}`, listener),
    [store, by],
  );
  const kind = useSyncExternalStore(subscribe, () => (units ? String(store.value(by) ?? '') : ''));
  return units?.as[kind];
}

/** That of the product's currency, as its numbers are written. */
export function currencySign(): string {
  const { numbers, currency } = product().locale;
  const parts = numberFormat(numbers, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
