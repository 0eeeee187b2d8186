import { beforeEach, expect, it, vi } from 'vitest';
import { readCookie } from '../../../core/cookies.ts';
import { startSession, whenSignedIn } from '../data/session/session-store.ts';
import { loadFonts } from '../ui/theme/load-fonts.ts';

const add = vi.fn();
const user = { id: 1, role: 1, username: 'ana', role_string: 'Desk' };

beforeEach(() => {
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => this;
    },
  );
  vi.stubGlobal('document', Object.assign(document, { fonts: { add } }));
});

it('a first visit has the text face from its sign-in on, and the next document at once', async () => {
  loadFonts(whenSignedIn);
  await vi.waitFor(() => expect(readCookie(document.cookie, 'font')).toMatch(/inter-latin/));
  expect(add).not.toHaveBeenCalled();
  startSession({ user, token: 'abc' }, false);
  expect(add).toHaveBeenCalledOnce();
});
