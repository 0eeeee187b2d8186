import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint, HandMade, Product } from '../../../../core/model.ts';
import { ApiError } from '../../base/api-error.ts';

// Fakes of the browser's storage, which Node lacks.
vi.stubGlobal('document', { cookie: 'token=t' });
vi.stubGlobal('location', { protocol: 'http:' });
const tab = new Map([['kept', 'by a part']]);
vi.stubGlobal('sessionStorage', { clear: () => tab.clear() });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { setProduct } = await import('../../base/product.ts');
const { endSession, sessionEnd, startSession, user, whenSignedOut } = await import('./session-store.ts');
const { sessionHook } = await import('./session-hook.ts');

const ana = {
  id: 1,
  username: 'ana',
  role: 2,
  role_string: 'Keeper',
  name: 'Ana',
  avatar_url: '/files/a.png',
};
const me: Endpoint = {
  id: 'account.me',
  method: 'GET',
  path: '/api/me',
  roles: [2],
  effect: 'read',
  envelope: 'item',
};
const save: Endpoint = { ...me, id: 'account.save', method: 'POST', effect: 'write', invalidates: [me.id] };
setProduct({ session: { me } } as Product, {} as HandMade);
beforeEach(() => startSession({ user: ana, token: 't' }, false));

it('a call that changed the signed-in account changes the page, and what it does not say stays', () => {
  const item = { id: '1', username: 'ana', role: 2, name: 'Ana B.' };
  sessionHook.succeeded?.({ ...save, invalidates: ['thing.list'] }, { item, raw: item });
  expect(user()).toEqual(ana);
  sessionHook.succeeded?.(save, { item, raw: item });
  expect(user()).toMatchObject({ name: 'Ana B.', role_string: 'Keeper', avatar_url: '/files/a.png' });
});

it('a call that changed another account changes nothing', () => {
  for (const item of [{ ...ana, id: 2, name: 'Budi' }, {}])
    sessionHook.succeeded?.(save, { item, raw: item });
  sessionHook.succeeded?.(save, { raw: '' });
  expect(user()).toEqual(ana);
});

it.each([
  [401, ''],
  [400, 'Token Expired.'],
])('a refused token (%i %s) ends the session, except where none is needed', (status, message) => {
  const error = new ApiError(message, status);
  sessionHook.failed?.({ ...me, roles: 'public' }, error);
  expect(user()).toEqual(ana);
  sessionHook.failed?.(me, error);
  expect([user(), sessionEnd()]).toEqual([undefined, 'expired']);
});

it('other failures leave the session alone', () => {
  for (const status of [0, 403, 499, 500]) sessionHook.failed?.(me, new ApiError('No.', status));
  expect(user()).toEqual(ana);
});

it('who signs out leaves nothing in the tab, and what waits for it hears of it once', () => {
  const heard = vi.fn();
  whenSignedOut(heard);
  whenSignedOut(() => heard('never'))();
  startSession({ user: ana, token: 'another' }, false);
  expect([heard.mock.calls, tab.size]).toEqual([[], 1]);
  endSession('choice');
  startSession({ user: ana, token: 't' }, false);
  endSession('expired');
  expect([heard.mock.calls, tab.size]).toEqual([[[]], 0]);
});
