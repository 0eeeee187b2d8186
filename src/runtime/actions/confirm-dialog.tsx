import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { closeDialog, type Question } from './open-dialogs.ts';

/** A question. Escape and a click outside mean no; the yes button has the focus, so Enter means yes. */
export function ConfirmDialog({ id, question }: { id: number; question: Question }) {
  const textId = useId();
  const answer = (yes: boolean) => {
    closeDialog(id);
    question.answer(yes);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={textId}
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
    >
      <DialogContent
        id={textId}
        sx={{ padding: 5, paddingBottom: 2, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {question.text}
      </DialogContent>
      <DialogActions sx={{ padding: 4, gap: 2 }}>
        <Button variant="outlined" color="inherit" onClick={() => answer(false)}>
          {question.cancel}
        </Button>
        <Button
          variant="contained"
          color={question.danger ? 'error' : 'primary'}
          autoFocus
          sx={{ marginInlineStart: '0 !important' }}
          onClick={() => answer(true)}
        >
          {question.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
