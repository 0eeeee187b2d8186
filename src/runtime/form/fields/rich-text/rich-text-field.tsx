import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

const Editor = lazyWithPreload(() => import('./rich-text-editor.tsx'));
/** px of the text itself, without the toolbar. */
const HEIGHT = 250;
/** px of the toolbar in one line, with the frame's lines. */
const TOOLS = 45;

/** A text with headings, lists and links, kept as HTML. Its place is there before the editor is. */
export function RichTextField(props: ControlProps) {
  const { field, disabled } = props;
  const height = typeof field.options?.height === 'number' ? field.options.height : HEIGHT;
  return (
    <div style={disabled ? undefined : { minHeight: height + TOOLS }}>
      <Editor {...props} height={height} />
    </div>
  );
}
