import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useDismissal } from '../ui/use-dismissal.ts';
import { useSlow } from '../ui/use-slow.ts';
import { closeDialog, type Question } from './open-dialogs.ts';

/** A confirmation; after a failure it can be said again, after a refusal, which a toast tells, it closes. Escape and a click outside mean no. The initial focus is on yes, or on no for a destructive action. */
export function ConfirmDialog({ id, question }: { id: number; question: Question }) {
  const textId = useId();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const answer = async (yes: boolean) => {
    if (busy) return;
    if (yes && question.work) {
      setBusy(true);
      if (!(await question.work(note.trim()))) return setBusy(false);
    }
    closeDialog(id);
    question.answer(yes);
  };
  const dismissal = useDismissal(() => void answer(false));
  return (
    <Dialog open role="alertdialog" aria-labelledby={textId} {...dismissal} maxWidth="xs" fullWidth>
      <DialogContent
        id={textId}
        sx={{ padding: 5, paddingBottom: 1, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {question.title === undefined ? (
          question.text
        ) : (
          <>
            {question.title}
            <span style={UNDER_TITLE}>{question.text}</span>
          </>
        )}
      </DialogContent>
      {question.note !== undefined && (
        <label style={NOTE}>
          {question.note}
          <textarea
            value={note}
            onChange={({ target }) => setNote(target.value)}
            disabled={busy}
            rows={3}
            maxLength={MOST}
            style={NOTE_TEXT}
          />
        </label>
      )}
      <DialogActions disableSpacing sx={{ padding: 5, paddingTop: 4, gap: 2 }}>
        <Answers {...{ question, busy, answer }} />
      </DialogActions>
    </Dialog>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly busy: boolean;
  answer(yes: boolean): Promise<void>;
}

function Answers({ question, busy, answer }: AnswersProps) {
  const slow = useSlow(busy);
  return (
    <>
      <Button
        variant="outlined"
        autoFocus={question.danger}
        disabled={busy}
        onClick={() => void answer(false)}
      >
        {question.cancel}
      </Button>
      <Button
        variant="contained"
        color={question.danger ? 'error' : 'primary'}
        autoFocus={!question.danger}
        disabled={busy}
        loading={slow}
        aria-busy={busy || undefined}
        onClick={() => void answer(true)}
      >
        {question.submit}
      </Button>
    </>
  );
}

/** Characters of a note. */
const MOST = 1000;

const NOTE = { display: 'grid', gap: 4, margin: '4px 20px 0', fontSize: 13 } as const;
const NOTE_TEXT = {
  font: 'inherit',
  padding: 8,
  color: 'inherit',
  background: 'transparent',
  border: '1px solid var(--mui-palette-text-secondary)',
  borderRadius: 6,
  resize: 'vertical',
} as const;

/** Each line of the text stands by itself. */
const UNDER_TITLE = { display: 'block', marginTop: 8, fontWeight: 400, whiteSpace: 'pre-line' } as const;
