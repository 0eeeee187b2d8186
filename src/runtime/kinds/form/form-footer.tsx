import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import { leaveQuestion } from '../../actions/dialog-guards.ts';
import { useFollow } from '../../actions/follow.ts';
import { ask } from '../../actions/open-dialogs.ts';
import { t } from '../../base/i18n/t.ts';
import { useForm } from '../../form/state/form-api.ts';
import type { Progress } from '../../form/submit/use-submit.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useSlow } from '../../ui/use-slow.ts';
import type { Steps } from './use-steps.ts';

/** The sticky bar: upload progress, Cancel, the previous step, and the primary action at the end. */
export function FormFooter({
  progress,
  dialog,
  steps,
}: {
  progress: Progress;
  steps: Steps | undefined;
  dialog: ScreenProps<FormScreen>['dialog'];
}) {
  const { screen, scope, store } = useForm();
  const follow = useFollow();
  const slow = useSlow(progress.busy);
  const { cancel, submit } = screen;
  const giveUp = async () => {
    if (store.isDirty() && !(await ask(leaveQuestion(screen.leave)))) return;
    store.settle();
    if (dialog) dialog.close();
    else void follow(cancel?.then, scope);
  };
  return (
    <div className="form-footer">
      <Uploaded fraction={progress.uploaded} slow={slow} />
      {cancel ? (
        <Button
          data-act="cancel"
          variant="outlined"
          disabled={progress.busy}
          onMouseDown={keepFocus}
          onClick={() => void giveUp()}
        >
          {t(cancel.label)}
        </Button>
      ) : null}
      {steps && steps.stepIndex > 0 ? (
        <Button
          variant="outlined"
          disabled={progress.busy}
          onMouseDown={keepFocus}
          onClick={() => steps.choose(steps.stepIndex - 1)}
        >
          {t('Back')}
        </Button>
      ) : null}
      <Button
        type="submit"
        variant="contained"
        disabled={progress.locked}
        onMouseDown={keepFocus}
        loading={slow}
        aria-busy={progress.busy}
      >
        {t(steps && steps.stepIndex < steps.visibleSteps.length - 1 ? 'Next' : submit.label)}
      </Button>
    </div>
  );
}

/** A field that loses the focus may change what stands below it, and the click would fall beside the button. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Uploaded({ fraction, slow }: { fraction: number | undefined; slow: boolean }) {
  if (fraction === undefined)
    return (
      <span className="form-upload" role="status">
        {slow ? t('Saving…') : null}
      </span>
    );
  const percent = Math.round(fraction * 100);
  return (
    <span className="form-upload">
      <progress max={100} value={percent} aria-label={t('Uploading')} />
      {percent < 100 ? t('Uploading {percent}%', { percent }) : t('Saving…')}
    </span>
  );
}
