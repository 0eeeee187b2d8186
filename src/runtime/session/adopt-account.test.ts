import { beforeEach, expect, it, vi } from 'vitest';

// The page's own places to keep things; node has none.
vi.stubGlobal('document', { cookie: 'token=t' });
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { adoptAccount, startSession, user } = await import('./kept-session.ts');

const ana = {
  id: 1,
  username: 'ana',
  role: 2,
  role_string: 'Admin',
  name: 'Ana',
  avatar_url: '/files/a.png',
};
beforeEach(() => startSession({ user: ana, token: 't' }, false));

it('a call that changed the signed-in account changes the page, and what it does not say stays', () => {
  adoptAccount({ id: '1', username: 'ana', role: 2, name: 'Ana B.' });
  expect(user()).toMatchObject({ name: 'Ana B.', role_string: 'Admin', avatar_url: '/files/a.png' });
});

it('a call that changed another account changes nothing', () => {
  for (const item of [{ ...ana, id: 2, name: 'Budi' }, undefined, {}]) adoptAccount(item);
  expect(user()).toEqual(ana);
});
