import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { saveFile } from '../data/save-file.ts';
import { send } from '../data/send.ts';
import { Icon } from '../ui/icons.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { endText, hasEnded, type JobProblem, type JobState } from './job-state.ts';
import { cancel, type Entry, forget, goOn } from './job-store.ts';

/** One job: its title, progress, result and buttons. */
export function JobCard({ entry }: { entry: Entry }) {
  const { id, state } = entry;
  if (!state) return null;
  const ended = hasEnded(state);
  return (
    <li data-state={state.state} data-job={id}>
      <div className="job-line">
        <strong>{t(state.title)}</strong>
        <span className="job-count">{ended ? null : progressText(state)}</span>
        <button type="button" className="job-close" aria-label={t('Hide')} onClick={() => forget(id)}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {ended ? <p>{endText(state)}</p> : <Progress state={state} />}
      <JobActions entry={entry} state={state} />
      {state.problemCount > 0 && <Problems state={state} />}
    </li>
  );
}

export function progressText({ state, stopping, done, total }: JobState): string {
  if (stopping) return t('Stopping…');
  if (state === 'queued') return t('Waiting…');
  if (total === null) return done > 0 ? String(done) : '';
  return t('{done} of {total}', { done, total });
}

/** Progress from 0 to 1; 0 when unknown. */
export function shareOf({ state, done, total }: JobState): number {
  return total !== null && state === 'running' ? Math.min(1, done / total) : 0;
}

function Progress({ state }: { state: JobState }) {
  const { title, total, state: phase } = state;
  const hasTotal = total !== null && phase === 'running';
  const share = shareOf(state);
  return (
    <div
      className="job-bar"
      role="progressbar"
      aria-label={t(title)}
      {...(hasTotal && {
        'aria-valuenow': Math.round(share * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      })}
      data-known={hasTotal}
    >
      <i style={hasTotal ? { transform: `scaleX(${share})` } : {}} />
    </div>
  );
}

function JobActions({ entry, state }: { entry: Entry; state: JobState }) {
  const { id } = entry;
  const [busy, setBusy] = useState(false);
  const { cancel: stops, continue: goesOn, download } = product().jobs ?? {};
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => notify(errorText(error), 'error'));
    setBusy(false);
  };
  const button = (label: string, work: () => Promise<void>, look: ButtonProps = { variant: 'outlined' }) => (
    <Button size="small" disabled={busy} onClick={() => void run(work)} {...look}>
      {label}
    </Button>
  );
  if (!hasEnded(state))
    return stops && !state.stopping && button(t('Cancel'), () => cancel(id), { color: 'inherit' });
  if (goesOn && state.state === 'failed') return button(t('Continue'), () => goOn(entry));
  if (!download || state.file === null) return null;
  return button(t('Download'), async () => saveFile((await send(download, { id })).raw));
}

function Problems({ state: { problems, problemCount } }: { state: JobState }) {
  return (
    <details>
      <summary>{t('{count} could not be done', { count: problemCount })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={t('What is wrong')}>
        {problems.map((problem, problemIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={problemIndex}>{problemText(problem)}</li>
        ))}
        {problemCount > problems.length && (
          <li>{t('and {count} more', { count: problemCount - problems.length })}</li>
        )}
      </ul>
    </details>
  );
}

function problemText({ line, about: subject, message, params }: JobProblem): string {
  const where = [line === undefined ? '' : t('Line {line}', { line }), subject ?? '']
    .filter(Boolean)
    .join(', ');
  return `${where ? `${where}: ` : ''}${t(message, params && { ...params })}`;
}
