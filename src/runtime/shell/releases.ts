import { holdsUnsaved } from '../actions/dialog-guards.ts';
import { t } from '../base/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';

const KEPT = 'reloaded-for';
/** The entry script of the page; its hashed name identifies the build. */
const ENTRY = /<script[^>]*\ssrc="(\/assets\/[^"]+)"/;

/**
 * After a release an open page may ask for chunks that are gone: it reloads when the server has another build and nothing is
 * unsaved, once per build. A chunk that is missing for another reason is an error of the component that wants it.
 */
export function followReleases(): void {
  let isAsking = false;
  window.addEventListener('vite:preloadError', () => {
    if (isAsking) return;
    isAsking = true;
    void leaveOldBuild().finally(() => {
      isAsking = false;
    });
  });
}

async function leaveOldBuild(): Promise<void> {
  const serverBuild = await readServerBuild();
  if (serverBuild === undefined || serverBuild === ENTRY.exec(document.documentElement.outerHTML)?.[1])
    return;
  if (holdsUnsaved())
    return notify(
      t('There is a new version of this page. Save what you typed, then reload.'),
      'info',
      15_000,
    );
  try {
    if (sessionStorage.getItem(KEPT) === serverBuild) return;
    sessionStorage.setItem(KEPT, serverBuild);
    window.location.reload();
  } catch {
    // Without storage the reload could loop: the screen shows the error instead.
  }
}

async function readServerBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? ENTRY.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}
