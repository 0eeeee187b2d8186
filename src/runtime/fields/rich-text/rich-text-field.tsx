import type { CSSProperties } from 'react';
import { later } from '../../screen/later.tsx';
import type { ControlProps } from '../field-entry.ts';

const Editor = later(() => import('./rich-text-editor.tsx'));
/** px of the text itself, without the toolbar. */
const HEIGHT = 250;

/** A text with headings, lists and links, kept as HTML. Its place is there before the editor is. */
export function RichTextField(props: ControlProps) {
  const { field, invalid, disabled } = props;
  const height = typeof field.options?.height === 'number' ? field.options.height : HEIGHT;
  return (
    <div
      className="field-rich-text"
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      style={{ '--height': `${height}px` } as CSSProperties}
    >
      <Editor {...props} />
    </div>
  );
}
