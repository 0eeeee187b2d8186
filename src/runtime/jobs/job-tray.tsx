import { ThemeProvider } from '@mui/material/styles';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../core/i18n/language.ts';
import { t } from '../core/i18n/t.ts';
import { product } from '../core/product.ts';
import { useStore } from '../core/store.ts';
import { PageLink } from '../navigation/address.tsx';
import { theme } from '../ui/theme/theme.ts';
import type { Followed } from './follow-job.ts';
import { endText, JobCard } from './job-card.tsx';
import { hasEnded } from './job-state.ts';
import { entries, follow, followKept } from './job-store.ts';
import { Heard, Tray } from './tray-styles.ts';

/** Shows a job that has just been started. */
export function addJob(job: Followed): void {
  mount();
  follow(job);
}

/** Shows the jobs that were followed before the page was loaded anew. */
export function showJobs(): void {
  mount();
  followKept();
}

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <ThemeProvider theme={theme}>
      <JobTray />
    </ThemeProvider>,
  );
}

/** Where all jobs are listed. */
function addressOfAll(): string | undefined {
  const { jobs, screens } = product();
  return jobs?.list && screens.find(({ id }) => id === jobs.list)?.route;
}

/** Every followed job. Its end is told to a screen reader; its beginning was told by the answer of the call. */
function JobTray() {
  const followed = useStore(entries);
  const { code } = useLanguage();
  const all = addressOfAll();
  const known = followed.filter(({ state }) => state);
  const ends = followed.flatMap(({ state }) =>
    state && hasEnded(state) ? `${t(state.title)}: ${endText(state)}` : [],
  );
  return (
    <Fragment key={code}>
      <Heard role="status">{ends.join(' ')}</Heard>
      {known.length > 0 && (
        <Tray aria-label={t('Work in progress')}>
          <ul>
            {known.map((entry) => (
              <JobCard key={entry.id} entry={entry} />
            ))}
          </ul>
          {all ? (
            <p className="job-all">
              <PageLink to={all}>{t('All jobs')}</PageLink>
            </p>
          ) : null}
        </Tray>
      )}
    </Fragment>
  );
}
