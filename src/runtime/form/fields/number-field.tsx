import { type FocusEvent, type KeyboardEvent, useMemo } from 'react';
import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import { allowsType, propertyAt } from '../state/paths.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { emptyAs, numberText, type StepOptions, stepped, wholeText } from './number-text.ts';
import { fittedTo } from './typing/fitted.ts';
import { putText } from './typing/follow-typing.ts';
import { sayFitted } from './typing/held-note.ts';
import { numberRules } from './typing/typing-rules.ts';
import { useTyping } from './typing/use-typing.ts';
import { useBuffer } from './use-buffer.ts';

interface NumberOptions extends StepOptions {
  readonly suffix?: string;
  readonly empty?: number;
  readonly drops?: string;
  readonly fits?: true;
}

/**
 * A number in a text input: the wheel does not change it, and text that is no number stays, for the validator to refuse. Only the
 * keys that `drops` names are dropped. The arrow keys step, unless `step` is 0.
 */
export function NumberField(props: ControlProps) {
  const { field } = props;
  const { screen } = useForm();
  const property = propertyAt(screen.body.schema, field.name);
  const fractions = allowsType(property, 'number');
  const options = (field.options ?? {}) as NumberOptions;
  const codec = useMemo(
    () => emptyAs(options.empty, fractions ? numberText : wholeText),
    [options.empty, fractions],
  );
  const { ref, ...buffer } = useBuffer<HTMLInputElement>(field.name, codec);
  const { drops } = options;
  const rules = useMemo(() => numberRules({ ...(drops && { drops }), fractions }), [drops, fractions]);
  useTyping(ref, rules, field, codec);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (options.step === 0 || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const input = event.currentTarget;
    const steppedText = stepped(input.value, event.key === 'ArrowUp' ? 1 : -1, options, codec);
    if (steppedText !== input.value) putText(input, steppedText, rules);
  };
  const onBlur = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const fitted = options.fits && fittedTo(property, codec.parse(input.value));
    if (typeof fitted === 'number') {
      const { value: typed } = input;
      putText(input, codec.print(fitted), rules);
      sayFitted(input, typed);
    }
    buffer.onBlur();
  };
  return (
    <InputBox>
      <input
        ref={ref}
        type="text"
        {...controlAttributes(props)}
        {...buffer}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        min={options.min}
        step={options.step}
        inputMode={fractions ? 'decimal' : 'numeric'}
        className="field-number"
        placeholder={field.placeholder ? t(field.placeholder) : undefined}
        autoComplete="off"
      />
      {options.suffix ? <span className="field-suffix">{t(options.suffix)}</span> : null}
    </InputBox>
  );
}
