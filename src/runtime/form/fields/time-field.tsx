import { timeText } from '../../base/time-text.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { type Codec, plainText } from './codec.ts';
import { type ControlProps, controlAttributes } from './field-entry.ts';
import { timeRules } from './typing/typing-rules.ts';
import { useTyping } from './typing/use-typing.ts';
import { useBuffer } from './use-buffer.ts';

const time: Codec = { print: plainText.print, parse: (text) => timeText(text) || null };

// Few forms have one.
const TimeParts = lazyWithPreload(() => import('./time-parts.tsx'));

/** A time of the day, in one input or in two. */
export function TimeField(props: ControlProps) {
  return props.field.options?.parts ? <TimeParts {...props} /> : <WholeTime {...props} />;
}

/** A time of the day as text HH:MM, corrected on blur; hour and minute take two digits each. */
function WholeTime(props: ControlProps) {
  const { ref, onBlur, ...buffer } = useBuffer<HTMLInputElement>(props.field.name, time);
  useTyping(ref, timeRules, props.field, time);
  return (
    <InputBox>
      <input
        ref={ref}
        type="text"
        inputMode="numeric"
        placeholder="HH:MM"
        autoComplete="off"
        {...controlAttributes(props)}
        {...buffer}
        onBlur={({ target }) => {
          target.value = timeText(target.value);
          onBlur();
        }}
      />
    </InputBox>
  );
}
