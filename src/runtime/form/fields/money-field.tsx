import { type FormEvent, useCallback, useMemo, useSyncExternalStore } from 'react';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { type Grouping, groupingOf, moneyText, regroup } from './money-text.ts';
import { useBuffer } from './use-buffer.ts';

/** An amount in whole currency units: grouped while it is typed; pasted text may use any usual format. Text that is none stays. */
export function MoneyField(props: ControlProps) {
  const { field } = props;
  const { numbers } = product().locale;
  const grouping = (field.options?.grouping as Grouping | undefined) ?? groupingOf(numbers);
  const codec = useMemo(() => moneyText(grouping), [grouping]);
  const { ref, onInput, onBlur, ...buffer } = useBuffer<HTMLInputElement>(field.name, codec);

  const unit = useUnit(field.options?.units as Units | undefined);
  const onType = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.currentTarget;
    if (isPasted(event.nativeEvent)) input.value = codec.print(codec.parse(input.value));
    else {
      const regrouped = regroup(input.value, input.selectionStart ?? input.value.length, grouping);
      if (regrouped.text !== input.value) {
        input.value = regrouped.text;
        input.setSelectionRange(regrouped.caret, regrouped.caret);
      }
    }
    onInput();
  };
  const onLeave = () => {
    onBlur();
    if (ref.current) ref.current.value = codec.print(codec.parse(ref.current.value));
  };
  return (
    <InputBox>
      <span className="field-suffix field-prefix">{unit ?? currencySign()}</span>
      <input
        ref={ref}
        type="text"
        {...controlAttributes(props)}
        {...buffer}
        onInput={onType}
        onBlur={onLeave}
        inputMode="numeric"
        className="field-number"
        placeholder={field.placeholder ? t(field.placeholder) : undefined}
        autoComplete="off"
      />
    </InputBox>
  );
}

interface Units {
  readonly by: string;
  readonly as: Readonly<Record<string, string>>;
}

/** The unit, by the value of another field; undefined for money. */
function useUnit(units: Units | undefined): string | undefined {
  const { store } = useForm();
  const by = units?.by ?? '';
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`value:${by}`, listener),
    [store, by],
  );
  const kind = useSyncExternalStore(subscribe, () => (units ? String(store.value(by) ?? '') : ''));
  const unit = units?.as[kind];
  return unit && t(unit);
}

function isPasted(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop)/.test(event.inputType);
}

/** That of the product's currency, as its numbers are written. */
export function currencySign(): string {
  const { numbers, currency } = product().locale;
  const parts = numberFormat(numbers, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
