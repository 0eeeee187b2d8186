import { t } from '../core/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';

const KEPT = 'reloaded-for';
/** The script that a build of the page starts with; its name tells builds apart. */
const ENTRY = /<script[^>]*\ssrc="(\/assets\/[^"]+)"/;

/**
 * After a release, an open page asks for chunks that are gone. It is loaded anew when the start page answers with
 * another build and nothing unsaved is on the page, once per build. A chunk that is missing for another reason, as
 * without a network, is a failed load of whoever asked for it.
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
  const there = await buildThere();
  if (there === undefined || there === ENTRY.exec(document.documentElement.outerHTML)?.[1]) return;
  if (isUnsaved())
    return notify(
      t('There is a new version of this page. Save what you typed, then reload.'),
      'info',
      15_000,
    );
  try {
    if (sessionStorage.getItem(KEPT) === there) return;
    sessionStorage.setItem(KEPT, there);
    window.location.reload();
  } catch {
    // Without storage the reload could repeat: the screen says what is missing instead.
  }
}

async function buildThere(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? ENTRY.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything on the page would ask before it is left. */
function isUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
