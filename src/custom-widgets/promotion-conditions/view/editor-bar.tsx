import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { CopyFrom } from './copy-from.tsx';
import { useEditor } from './editor.ts';

/** What is done with the conditions as a whole. */
export function EditorBar() {
  const { disabled, undo } = useEditor();
  return (
    <div className="conditions-bar">
      <CopyFrom />
      <IconButton aria-label={t('Undo')} title="Ctrl+Z" disabled={disabled} onClick={() => undo(false)}>
        <Icon name="undo" />
      </IconButton>
      <IconButton aria-label={t('Redo')} title="Ctrl+Shift+Z" disabled={disabled} onClick={() => undo(true)}>
        <Icon name="redo" />
      </IconButton>
    </div>
  );
}
