import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../core/cookies.ts';
import { writeStored } from '../base/storage.ts';
import { endSession, startSession, whenSignedIn } from '../data/session/session-store.ts';
import { loadFonts } from '../ui/theme/load-fonts.ts';

const add = vi.fn();
const user = { id: 1, role: 1, username: 'ana', role_string: 'Desk' };
/** The DOM of the tests knows no faces. */
class Face {
  load = async () => this;
}
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

beforeEach(() => {
  endSession('choice');
  writeStored('font', undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
  document.cookie = writeCookie('font', '', { days: 0, secure: false });
  put(globalThis, 'FontFace', Face);
  put(document, 'fonts', { add });
});

afterEach(() => {
  endSession('choice');
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

it('a first visit has the text face from its sign-in on, and the next document at once', async () => {
  loadFonts(whenSignedIn);
  await vi.waitFor(() => expect(readCookie(document.cookie, 'font')).toMatch(/inter-latin/));
  expect(add).not.toHaveBeenCalled();
  startSession({ user, token: 'abc' }, false);
  expect(add).toHaveBeenCalledOnce();
});
