import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

const Editor = lazyWithPreload(() => import('./rich-text-editor.tsx'));
/** Height of the text area without the toolbar; px. */
const HEIGHT = 250;
/** Height of the toolbar in one line with the borders; px. */
const TOOLS = 45;

/** Formatted text with headings, lists and links, stored as HTML. A placeholder keeps its place until the editor is loaded. */
export function RichTextField(props: ControlProps) {
  const { field, disabled } = props;
  const height = typeof field.options?.height === 'number' ? field.options.height : HEIGHT;
  return (
    <div style={disabled ? undefined : { minHeight: height + TOOLS }}>
      <Editor {...props} height={height} />
    </div>
  );
}
