import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LaterMessage } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import {
  MemoryChat,
  type MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { printDate } from '../../src/runtime/base/date-text.ts';
import { addDays, today } from '../../src/runtime/index.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': { data: [] },
  'GET /api/chats/transactions': { data: [] },
};
let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  chat = new MemoryChat([{ id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' }]);
  service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
});

async function openShop() {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = within(await screen.findByRole('region', { name: 'Toko Sumber Rejeki' }));
  return { talk, field: talk.getByPlaceholderText('Type a message...') };
}
type Opened = Awaited<ReturnType<typeof openShop>>;
async function takeWay({ talk }: Opened, name: string) {
  fireEvent.click(talk.getByRole('button', { name: 'Add attachment' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
const say = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

it('a service that cannot offers neither notes nor later messages nor assignment', async () => {
  const { talk } = await openShop();
  fireEvent.click(talk.getByRole('button', { name: 'Add attachment' }));
  await screen.findByRole('menuitem', { name: 'Produk' });
  for (const name of ['Note to colleagues', 'Send later'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  expect(talk.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('a note is sent as one, once; Escape goes back to messages', async () => {
  Object.assign(service, { capabilities: new Set([...service.capabilities, 'notes']) });
  const opened = await openShop();
  await takeWay(opened, 'Note to colleagues');
  opened.talk.getByText('Only colleagues see this note.');
  say(opened.field, 'Ask for the tax number.');
  await waitFor(() =>
    expect(chat.of('a')).toMatchObject([{ type: 'note', text: 'Ask for the tax number.' }]),
  );
  expect(opened.talk.queryByText('Only colleagues see this note.')).toBeNull();

  await takeWay(opened, 'Note to colleagues');
  fireEvent.keyDown(opened.field, { key: 'Escape' });
  say(opened.field, 'Siap, Bu.');
  await waitFor(() => expect(chat.of('a').at(-1)).toMatchObject({ type: 'text', text: 'Siap, Bu.' }));
});

it('a later message goes to its list; a refusal is told, and the words stay', async () => {
  const rows: LaterMessage[] = [];
  const why = 'Choose a time that is still to come.';
  const later = {
    list: async () => [...rows],
    write: vi.fn(async (_conversation: string, { text, sendAt }: { text: string; sendAt: string }) => {
      if (rows.length === 0 && text === 'Late') throw new Error(why);
      rows.push({ id: '1', text, sendAt, sender: 'Sari' });
      chat.tell({ kind: 'later', conversation: 'a' });
    }),
    cancel: vi.fn(async () => void rows.splice(0)),
  };
  Object.assign(service, { later });
  const opened = await openShop();
  await takeWay(opened, 'Send later');
  const setTime = async (value: string) => {
    const time = await opened.talk.findByRole('textbox', { name: 'At' });
    fireEvent.input(time, { target: { value } });
    fireEvent.blur(time);
  };
  await setTime('25');
  say(opened.field, 'Late');
  expect((await opened.talk.findByRole('alert')).textContent).toMatch(/^There is no such time\./);
  await setTime('09:30');
  say(opened.field, 'Late');
  expect((await opened.talk.findByRole('alert')).textContent).toBe(why);
  expect((opened.field as HTMLTextAreaElement).value).toBe('Late');

  // Any day up to 90 days from now on.
  const day = await opened.talk.findByLabelText('Send on');
  const choose = (count: number) => {
    fireEvent.input(day, { target: { value: printDate(addDays(today(), count)) } });
    fireEvent.blur(day);
  };
  fireEvent.input(day, { target: { value: '31/02/2026' } });
  fireEvent.blur(day);
  say(opened.field, 'Promo besok.');
  expect((await opened.talk.findByRole('alert')).textContent).toMatch(/^There is no such date\./);
  choose(91);
  say(opened.field, 'Promo besok.');
  expect((await opened.talk.findByRole('alert')).textContent).toBe('Choose a day within the next 90 days.');
  choose(90);
  say(opened.field, 'Promo besok.');
  const waiting = within(await opened.talk.findByRole('list', { name: 'Sent later' }));
  waiting.getByText('Promo besok.');
  expect(later.write.mock.lastCall?.[1].sendAt).toBe(`${addDays(today(), 90)}T09:30:00+07:00`);
  expect(chat.of('a')).toEqual([]);
  fireEvent.click(waiting.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opened.talk.queryByText('Promo besok.')).toBeNull());
});

it('a later message whose answer was lost is the same one when it is sent again, another when it is changed', async () => {
  const ids: string[] = [];
  const write = async (_conversation: string, { clientId }: { clientId: string }) => {
    ids.push(clientId);
    throw new Error('No answer.');
  };
  Object.assign(service, { later: { list: async () => [], write, cancel: async () => undefined } });
  const opened = await openShop();
  await takeWay(opened, 'Send later');
  for (const text of ['Besok', 'Besok', 'Lusa']) {
    const before = ids.length;
    say(opened.field, text);
    await waitFor(() => expect(ids).toHaveLength(before + 1));
    await opened.talk.findByText('No answer.');
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('a conversation is given to a colleague; who was too late is told', async () => {
  const assign = vi.fn(async (conversation: string, to: string | null) => {
    if (to === null) throw new Error('This conversation has been assigned meanwhile.');
    chat.tell({ kind: 'assigned', conversation, assignee: { uid: 'admin-2', name: 'Budi' } });
  });
  Object.assign(service, {
    assignment: {
      colleagues: async () => [
        { uid: 'admin-2', name: 'Budi' },
        { uid: service.me, name: 'Sari' },
      ],
      assign,
    },
  });
  const { talk } = await openShop();
  fireEvent.click(talk.getByRole('button', { name: 'Assign' }));
  await screen.findByRole('menuitem', { name: 'Sari (you)' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Budi' }));
  fireEvent.click(await talk.findByRole('button', { name: 'With Budi' }));
  expect(assign).toHaveBeenLastCalledWith('a', 'admin-2', null);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Nobody' }));
  await toast('This conversation has been assigned meanwhile.');
  expect(assign).toHaveBeenLastCalledWith('a', null, 'admin-2');
});

it.each([
  ['a colleague', { uid: 'sari', name: 'Sari' }, 'budi', true],
  ['nobody, in turn', { uid: 'sari', name: 'Sari' }, undefined, true],
  ['oneself', { uid: 'sari', name: 'Sari' }, 'sari', false],
  ['a colleague, to somebody else', { uid: 'dewi', name: 'Dewi' }, 'budi', false],
])('a conversation that is assigned by %s', async (_who, assignee, by, isTold) => {
  await openShop();
  const asked = vi.spyOn(service, 'conversation');
  chat.tell({ kind: 'assigned', conversation: 'a', assignee, ...(by && { by }) });
  if (isTold) await toast('Toko Sumber Rejeki was assigned to you.');
  else expect(asked).not.toHaveBeenCalled();
});

it('names the person who looks at it "you"', async () => {
  Object.assign(service, { assignment: { colleagues: async () => [], assign: async () => undefined } });
  const { talk } = await openShop();
  const assignee = { uid: service.me, name: 'Sari' };
  chat.tell({ kind: 'assigned', conversation: 'a', assignee, by: service.me });
  await talk.findByRole('button', { name: 'With you' });
  expect(screen.getByRole('button', { name: /Toko Sumber Rejeki.*With you/, current: true })).toBeTruthy();
});
