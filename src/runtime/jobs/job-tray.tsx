import { useId } from 'react';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useStore } from '../base/store.ts';
import { PageLink } from '../navigation/address.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import type { Tone } from '../ui/toasts/toasts.tsx';
import { JobCard, progressText, shareOf } from './job-card.tsx';
import { endNotice, hasEnded, type JobState, toneOf } from './job-state.ts';
import { entries } from './job-store.ts';
import { Tray } from './tray-styles.ts';

const ICONS: Record<Tone, IconName> = {
  success: 'check',
  warning: 'warning',
  error: 'warning',
  info: 'info',
};
/** The color of the worst result. */
const WORST: readonly Tone[] = ['error', 'warning', 'info', 'success'];

/** All followed jobs: progress in the top bar; a click opens the list. */
export default function JobTray() {
  const id = useId();
  const loadedEntries = useStore(entries).flatMap((entry) =>
    entry.state ? { ...entry, state: entry.state } : [],
  );
  const states = loadedEntries.map(({ state }) => state);
  if (states.length === 0) return null;
  const listAddress = addressOfAll();
  return (
    <Tray aria-label={t('Work in progress')}>
      <Opener id={id} states={states} />
      <div id={id} popover="auto" className="job-panel">
        <ul>
          {loadedEntries.map((entry) => (
            <JobCard key={entry.id} entry={entry} />
          ))}
        </ul>
        {listAddress ? (
          <p className="job-all">
            <PageLink to={listAddress}>{t('All jobs')}</PageLink>
          </p>
        ) : null}
      </div>
    </Tray>
  );
}

/** Progress of the latest running job; when all have ended, an icon with the result. */
function Opener({ id, states }: { id: string; states: readonly JobState[] }) {
  const running = states.filter((state) => !hasEnded(state));
  const latest = running.at(-1);
  const tone =
    WORST.find((candidateTone) => states.some((state) => toneOf(state) === candidateTone)) ?? 'info';
  const text = latest ? [t(latest.title), progressText(latest)].filter(Boolean).join(' ') : '';
  const additionalCount = running.length > 1 ? `+${running.length - 1}` : '';
  return (
    <button
      type="button"
      className="job-opener"
      popoverTarget={id}
      data-tone={latest ? undefined : tone}
      {...(!latest && { 'aria-label': states.map((state) => endNotice(state).text).join(' ') })}
    >
      <Icon name={latest ? 'sync' : ICONS[tone]} />
      {latest ? (
        <span className="job-now">
          {text} {additionalCount}
        </span>
      ) : null}
      {latest ? <i className="job-share" style={{ transform: `scaleX(${shareOf(latest)})` }} /> : null}
    </button>
  );
}

function addressOfAll(): string | undefined {
  const { jobs, screens } = product();
  return jobs?.list && screens.find(({ id }) => id === jobs.list)?.route;
}
