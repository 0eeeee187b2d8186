import { writeCookie } from '../../../core/cookies.ts';
import { readStored } from './storage.ts';

/** What the server writes into the next document, by cookie: the names under which this browser stores it. */
const STORED = { language: 'language', theme: 'mui-mode', font: 'font' };
const YEAR = 365;

/** Keeps language, theme and text face in cookies whenever the page is left, so that the next document begins with them. */
export function followDocument(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') keepForDocument();
  });
}

/** The same at once: another tab may open before this one is left. */
export function keepForDocument(): void {
  const options = { days: YEAR, secure: location.protocol === 'https:' };
  for (const [name, key] of Object.entries(STORED)) {
    const value = readStored(key);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
    if (value !== undefined) document.cookie = writeCookie(name, value, options);
  }
}
