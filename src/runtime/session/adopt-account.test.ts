import { beforeEach, expect, it, vi } from 'vitest';
import type { HandMade, Product } from '../model.ts';

// The page's own places to keep things; node has none.
vi.stubGlobal('document', { cookie: 'token=t' });
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { setProduct } = await import('../product.ts');
const { adoptAccount, startSession, user } = await import('./kept-session.ts');

const ana = {
  id: 1,
  username: 'ana',
  role: 2,
  role_string: 'Keeper',
  name: 'Ana',
  avatar_url: '/files/a.png',
};
setProduct({ session: {} } as Product, {} as HandMade);
beforeEach(() => startSession({ user: ana, token: 't' }, false));

it('a call that changed the signed-in account changes the page, and what it does not say stays', () => {
  adoptAccount({ id: '1', username: 'ana', role: 2, name: 'Ana B.' });
  expect(user()).toMatchObject({ name: 'Ana B.', role_string: 'Keeper', avatar_url: '/files/a.png' });
});

it('a call that changed another account changes nothing', () => {
  for (const item of [{ ...ana, id: 2, name: 'Budi' }, undefined, {}]) adoptAccount(item);
  expect(user()).toEqual(ana);
});
