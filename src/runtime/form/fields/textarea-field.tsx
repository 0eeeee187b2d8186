import { type CSSProperties, type RefObject, useLayoutEffect } from 'react';
import { entriesOf } from '../../../../core/read-value.ts';
import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { type Codec, plainText } from './codec.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useBuffer } from './use-buffer.ts';

/** Several lines; grows with the text where the browser supports `field-sizing`. */
export function TextareaField(props: ControlProps) {
  return <Lines {...props} codec={plainText} />;
}

/** A list of short texts, one per line or separated as in a sheet. */
export function LinesField(props: ControlProps) {
  return <Lines {...props} codec={linesText} />;
}

export const linesText: Codec = {
  print: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  parse(text) {
    const lines = entriesOf(text);
    return lines.length > 0 ? lines : null;
  },
};

function Lines({ codec, ...props }: ControlProps & { readonly codec: Codec }) {
  const { field } = props;
  const { ref, onInput, ...buffer } = useBuffer<HTMLTextAreaElement>(field.name, codec);
  useLayoutEffect(() => grow(ref), [ref]);
  const rows = typeof field.options?.rows === 'number' ? field.options.rows : 3;
  return (
    <InputBox className="field-textarea">
      <textarea
        ref={ref}
        {...controlAttributes(props)}
        {...buffer}
        onInput={() => {
          onInput();
          grow(ref);
        }}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        placeholder={field.placeholder ? t(field.placeholder) : undefined}
      />
    </InputBox>
  );
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function grow(ref: RefObject<HTMLTextAreaElement | null>): void {
  const area = ref.current;
  if (!area || growsByItself) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
