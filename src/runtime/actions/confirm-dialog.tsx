import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { t } from '../base/i18n/t.ts';
import { useDismissal } from '../ui/use-dismissal.ts';
import { useSlow } from '../ui/use-slow.ts';
import { closeDialog, type Question } from './open-dialogs.ts';

/** A confirmation; after a failure it can be said again, after a refusal it says the reason and closes. Escape and a click outside mean no. The initial focus is on yes, or on no for a destructive action. */
export function ConfirmDialog({ id, question }: { id: number; question: Question }) {
  const textId = useId();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const answer = async (yes: boolean) => {
    if (busy) return;
    if (yes && question.work) {
      setBusy(true);
      const end = await question.work();
      if (end !== true) setBusy(false);
      if (typeof end === 'string') setReason(end);
      if (end !== true) return;
    }
    closeDialog(id);
    question.answer(yes);
  };
  const dismissal = useDismissal(() => void answer(false));
  return (
    <Dialog open role="alertdialog" aria-labelledby={textId} {...dismissal} maxWidth="xs" fullWidth>
      <DialogContent
        id={textId}
        sx={{ padding: 5, paddingBottom: 2, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {question.title === undefined ? (
          question.text
        ) : (
          <>
            {question.title}
            <span style={UNDER_TITLE}>{question.text}</span>
          </>
        )}
        {reason !== undefined && (
          <span role="alert" style={REASON}>
            {reason}
          </span>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 4, gap: 2 }}>
        <Answers {...{ question, reason, busy, answer }} />
      </DialogActions>
    </Dialog>
  );
}

interface AnswersProps {
  readonly question: Question;
  /** Why it is refused. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  answer(yes: boolean): Promise<void>;
}

/** No and yes; of what is refused the way out alone. */
function Answers({ question, reason, busy, answer }: AnswersProps) {
  const slow = useSlow(busy);
  return (
    <>
      <Button
        key={reason}
        variant="outlined"
        color="inherit"
        autoFocus={question.danger || reason !== undefined}
        disabled={busy}
        onClick={() => void answer(false)}
      >
        {reason === undefined ? question.cancel : t('Close')}
      </Button>
      {reason === undefined && (
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
      )}
    </>
  );
}

/** Each line of the text stands by itself. */
const UNDER_TITLE = { display: 'block', marginTop: 8, fontWeight: 400, whiteSpace: 'pre-line' } as const;
const REASON = { ...UNDER_TITLE, color: 'var(--mui-palette-error-main)' } as const;
