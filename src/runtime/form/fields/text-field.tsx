import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { plainText } from './codec.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useBuffer } from './use-buffer.ts';

/** One line of text. */
export function TextField(props: ControlProps) {
  const { field } = props;
  const { ref, ...buffer } = useBuffer<HTMLInputElement>(field.name, plainText);
  const { maxLength, mono } = field.options ?? {};
  return (
    <InputBox>
      <input
        ref={ref}
        type="text"
        {...controlAttributes(props)}
        {...buffer}
        maxLength={typeof maxLength === 'number' ? maxLength : undefined}
        className={mono === true ? 'field-mono' : undefined}
        placeholder={field.placeholder ? t(field.placeholder) : undefined}
        autoComplete="off"
        spellCheck={mono === true ? false : undefined}
      />
    </InputBox>
  );
}
