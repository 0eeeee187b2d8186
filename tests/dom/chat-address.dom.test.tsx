import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NARROW } from '../../src/custom-widgets/chat-workspace/frame.ts';
import { ANSWERS, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';
import { here } from './promotion-parts.ts';

const FIRST = 'Toko Sumber Rejeki';
const SECOND = 'Warung Bu Tini';
const CHAT = '/dashboard/chat';
const open = (address: string) => openPage(address, { answers: { ...ANSWERS, ...CUSTOMERS } });
const CUSTOMERS = { 'GET /api/admin/users/uuid/shop-b': { data: null } };
const list = async () => within(await screen.findByRole('region', { name: 'Conversations' }));
const choose = async (name: string) =>
  fireEvent.click(await (await list()).findByRole('button', { name: new RegExp(name) }));
const talk = (name: string) => screen.findByRole('region', { name });
const isAt = (address: string) => waitFor(() => expect(here()).toBe(address));
const isList = () => screen.findByText('Choose a conversation.');

/** A window in which the list does not fit beside a conversation. */
function narrow(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === NARROW ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query),
  );
}

beforeEach(() => {
  startMemoryChat();
});

it('beside the list the address follows what is open, in one entry of the history', async () => {
  await open(CHAT);
  const { length } = window.history;
  await choose(FIRST);
  await talk(FIRST);
  await isAt(`${CHAT}?conversation=a`);
  await choose(SECOND);
  await talk(SECOND);
  await isAt(`${CHAT}?conversation=b`);
  expect(window.history.length).toBe(length);
});

it('on a narrow window Back leads from a conversation to the list, and Forward into it again', async () => {
  narrow();
  await open(CHAT);
  const { length } = window.history;
  await choose(FIRST);
  await talk(FIRST);
  await isAt(`${CHAT}?conversation=a`);
  expect(window.history.length).toBe(length + 1);
  window.history.back();
  await isList();
  expect(here()).toBe(CHAT);
  window.history.forward();
  await talk(FIRST);
  expect(here()).toBe(`${CHAT}?conversation=a`);
});

it('the button that leads back to the list takes the step back that Back would take', async () => {
  narrow();
  await open(CHAT);
  const { length } = window.history;
  await choose(FIRST);
  await talk(FIRST);
  await isAt(`${CHAT}?conversation=a`);
  fireEvent.click(screen.getByRole('button', { name: 'Back to conversations' }));
  await isList();
  await isAt(CHAT);
  await choose(SECOND);
  await talk(SECOND);
  await isAt(`${CHAT}?conversation=b`);
  expect(window.history.length).toBe(length + 1);
});

it('a conversation that was opened by its address is left to the list in its own entry', async () => {
  narrow();
  await open(`${CHAT}?conversation=a`);
  await talk(FIRST);
  const { length } = window.history;
  fireEvent.click(screen.getByRole('button', { name: 'Back to conversations' }));
  await isList();
  await isAt(CHAT);
  expect(window.history.length).toBe(length);
});

it('another conversation takes what the address asked for in the first one with it', async () => {
  await open(`${CHAT}?conversation=a&message=9`);
  await talk(FIRST);
  await choose(SECOND);
  await talk(SECOND);
  await isAt(`${CHAT}?conversation=b`);
});

it('says so where the address names none that is there, and shows the list', async () => {
  await open(`${CHAT}?conversation=x`);
  await screen.findByText('This conversation does not exist.');
  await isAt(CHAT);
  await (await list()).findByText(FIRST);
});
