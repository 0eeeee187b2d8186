/** What Vite says before it loads a page anew. */
interface Reload {
  readonly triggeredBy?: string;
  path?: string;
}

/** No page has this address; Vite loads anew only the page that a reload names. */
const ELSEWHERE = '/elsewhere.html';

/** Saving changes generated files, which the page in the frame follows; the studio's own page uses none of them, and stays. */
export function stayAsItIs(reload: Reload): void {
  if (reload.triggeredBy && !reload.triggeredBy.includes('/src/studio/')) reload.path = ELSEWHERE;
}
