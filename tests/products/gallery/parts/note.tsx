import Button from '@mui/material/Button';
import type { WidgetHost } from '../../../../src/runtime/index.ts';
import type { NoteProps } from '../src/generated/product/widgets/note.ts';

/** The smallest hand-made part: a text in a record's page, or in a dialog. */
export default function Note({ text = 'A hand-made part.', dialog }: NoteProps & WidgetHost) {
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p style={{ margin: 0 }}>{text}</p>
      {dialog ? (
        <Button variant="contained" onClick={dialog.done}>
          Done
        </Button>
      ) : null}
    </div>
  );
}
