import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, type CSSProperties, type RefObject, useLayoutEffect } from 'react';
import { t } from '../i18n/t.ts';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './field-entry.ts';
import { type Codec, plainText, useBuffer } from './use-buffer.ts';

/** Several lines; grows with the text, where CSS can do it without a line of script. */
export function TextareaField(props: ControlProps) {
  return <Lines {...props} codec={plainText} />;
}

/** Several texts, one on each line; lines without a text are left out. */
export function LinesField(props: ControlProps) {
  return <Lines {...props} codec={linesText} />;
}

const linesText: Codec = {
  print: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  parse(text) {
    const lines = text.split(/[\n\r\t]+/).flatMap((line) => line.trim() || []);
    return lines.length > 0 ? lines : null;
  },
};

function Lines({ codec, ...props }: ControlProps & { readonly codec: Codec }) {
  const { field, invalid, disabled } = props;
  const { ref, onInput, ...buffer } = useBuffer<HTMLTextAreaElement>(field.name, codec);
  useLayoutEffect(() => grow(ref), [ref]);
  const rows = typeof field.options?.rows === 'number' ? field.options.rows : 3;
  return (
    <OutlinedInput
      fullWidth
      multiline
      className="field-textarea"
      error={invalid}
      disabled={disabled}
      inputComponent={NativeTextarea}
      inputRef={ref}
      inputProps={{
        ...controlAttributes(props),
        ...buffer,
        onInput: () => {
          onInput();
          grow(ref);
        },
        rows,
        style: { '--rows': rows } as CSSProperties,
        placeholder: field.placeholder ? t(field.placeholder) : undefined,
      }}
    />
  );
}

/** The input's `type` means nothing to a textarea. */
function NativeTextarea({ type: _type, ...rest }: ComponentProps<'textarea'> & { type?: string }) {
  return <textarea {...rest} />;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function grow(ref: RefObject<HTMLTextAreaElement | null>): void {
  const area = ref.current;
  if (!area || growsByItself) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
