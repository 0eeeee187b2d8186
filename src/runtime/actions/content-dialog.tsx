import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { leaveDialog } from './dialog-guards.ts';
import { type Content, closeDialog } from './open-dialogs.ts';

/** What hand-made parts draw over the current screen. */
export function ContentDialog({ id, dialog }: { id: number; dialog: Content }) {
  const { title, wide, draw, answer } = dialog;
  const ways = useMemo(() => {
    const leave = (done: boolean) => {
      closeDialog(id);
      answer(done);
    };
    return { close: () => leave(false), done: () => leave(true) };
  }, [id, answer]);
  return (
    <DialogFrame title={title} wide={wide} close={() => void leaveDialog(ways)}>
      <DialogContent sx={{ padding: 4, paddingTop: '4px !important' }}>{draw(ways)}</DialogContent>
    </DialogFrame>
  );
}
