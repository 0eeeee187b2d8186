import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { UNWRITABLE_TEXT } from '../../../../core/text.ts';
import { LONGEST_TEXT } from '../../../../domain/chat/message-limits.ts';
import { eventually } from '../../../../tests/eventually.ts';
import { SendRefusal } from '../service/chat-service.ts';
import { MemoryChat } from '../service/testing-memory-service.ts';
import type { Pending } from './outbox.ts';
import { OutboxRunner, type OutboxStore } from './outbox-runner.ts';

const memoryStore = (kept = new Map<string, Pending>()): OutboxStore => ({
  all: () => [...kept.values()],
  put: (entry) => kept.set(entry.message.clientId, entry),
  remove: (clientId) => kept.delete(clientId),
  follow: () => () => undefined,
});

function stage(store = memoryStore()) {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop', name: 'Toko Maju', status: 'online' }]);
  const service = chat.serviceOf('sari');
  return { chat, service, outbox: new OutboxRunner(service, store, randomUUID) };
}
const say = (text: string) => ({ type: 'text', text });
const states = (outbox: OutboxRunner) => outbox.entries().map((one) => `${one.message.text} ${one.state}`);

it('waits for the line, then sends in order', async () => {
  const { chat, service, outbox } = stage();
  for (const text of ['1', '2', '3']) outbox.send('a', say(text));
  expect(states(outbox)).toEqual(['1 queued', '2 queued', '3 queued']);
  service.connect();
  expect(states(outbox)).toEqual(['1 sending', '2 queued', '3 queued']);
  await eventually(() => expect(outbox.entries()).toEqual([]));
  expect(chat.of('a').map((one) => one.text)).toEqual(['1', '2', '3']);
});

it('sends once what arrived although its answer was lost, also after a reload', async () => {
  const store = memoryStore();
  const { chat, service, outbox } = stage(store);
  const send = service.send.bind(service);
  service.send = async (conversation, message) => {
    await send(conversation, message);
    service.turn('disconnected');
    throw new SendRefusal('No answer.', true);
  };
  service.connect();
  outbox.send('a', say('once'));
  await eventually(() => expect(states(outbox)).toEqual(['once queued']));
  outbox.close();
  service.send = send;
  const reloaded = new OutboxRunner(service, store, randomUUID);
  expect(states(reloaded)).toEqual(['once queued']);
  service.connect();
  await eventually(() => expect(store.all()).toEqual([]));
  expect(chat.of('a')).toHaveLength(1);
});

it('says why a message is refused, goes on with the next, and sends it again when asked', async () => {
  const { chat, service, outbox } = stage();
  const send = service.send.bind(service);
  let refuse = true;
  service.send = async (conversation, message) => {
    if (refuse && message.text === 'bad') throw new SendRefusal('Too long.', false);
    return send(conversation, message);
  };
  service.connect();
  outbox.send('a', say('bad'));
  outbox.send('a', say('good'));
  await eventually(() => expect(states(outbox)).toEqual(['bad failed']));
  expect(outbox.entries()[0]?.why).toBe('Too long.');
  refuse = false;
  outbox.retry(outbox.entries()[0]?.message.clientId ?? '');
  await eventually(() => expect(outbox.entries()).toEqual([]));
  expect(chat.of('a').map((one) => one.text)).toEqual(['good', 'bad']);
});

it('asks a busy service again by itself, then the person; the order stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { chat, service, outbox } = stage();
    const send = service.send.bind(service);
    let isBusy = true;
    service.send = async (conversation, message) => {
      if (isBusy) throw new SendRefusal('The chat cannot take messages now.', true);
      return send(conversation, message);
    };
    service.connect();
    outbox.send('a', say('1'));
    outbox.send('a', say('2'));
    await vi.advanceTimersByTimeAsync(2500);
    expect(states(outbox)).toEqual(['1 sending', '2 queued']);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(chat.of('a').map((one) => one.text)).toEqual(['1', '2']);
    isBusy = true;
    outbox.send('a', say('3'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(outbox)).toEqual(['3 failed']);
  } finally {
    vi.useRealTimers();
  }
});

it('a kept message above the limit fails by itself, is never sent, and blocks no other', async () => {
  const store = memoryStore();
  const at = new Date(0).toISOString();
  const message = { clientId: 'long', ...say('x'.repeat(LONGEST_TEXT + 1)) };
  store.put({ conversation: 'a', message, at, state: 'queued' });
  const { chat, service, outbox } = stage(store);
  const send = vi.spyOn(service, 'send');
  outbox.send('a', say('next'));
  service.connect();
  await eventually(() => expect(chat.of('a').map((one) => one.text)).toEqual(['next']));
  expect(outbox.entries()).toEqual([
    expect.objectContaining({ message, state: 'failed', why: 'This message is too long.' }),
  ]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('a message that holds what is no text fails by itself', async () => {
  const { service, outbox } = stage();
  const send = vi.spyOn(service, 'send');
  service.connect();
  outbox.send('a', say('a\u0000b'));
  await eventually(() => expect(outbox.entries()).toMatchObject([{ state: 'failed' }]));
  expect(outbox.entries()).toMatchObject([{ why: UNWRITABLE_TEXT, whyParams: { character: 'U+0000' } }]);
  expect(send).not.toHaveBeenCalled();
});

it('gives up a refused message', async () => {
  const store = memoryStore();
  const { service, outbox } = stage(store);
  service.connect();
  outbox.send('nobody', say('lost'));
  await eventually(() => expect(states(outbox)).toEqual(['lost failed']));
  outbox.drop(outbox.entries()[0]?.message.clientId ?? '');
  expect(store.all()).toEqual([]);
});

it('lets go what another tab sent or gave up, but for what is under way here', async () => {
  let removed: (clientId: string) => void = () => undefined;
  const follow: OutboxStore['follow'] = (told) => {
    removed = told;
    return () => undefined;
  };
  const { service, outbox } = stage({ ...memoryStore(), follow });
  const answers: (() => void)[] = [];
  const send = service.send.bind(service);
  service.send = async (...given) => {
    await new Promise<void>((done) => answers.push(done));
    return send(...given);
  };
  for (const text of ['1', '2']) outbox.send('a', say(text));
  service.connect();
  for (const { message } of outbox.entries()) removed(message.clientId);
  expect(states(outbox)).toEqual(['1 sending']);
  answers[0]?.();
  await eventually(() => expect(outbox.entries()).toEqual([]));
});

/** The stores of two tabs over the same entries: each is notified of the other's changes. */
function twoTabs(): readonly [OutboxStore, OutboxStore] {
  const kept = new Map<string, Pending>();
  const told: ((clientId: string, entry?: Pending) => void)[] = [];
  const tab = (own: number, other: number): OutboxStore => ({
    ...memoryStore(kept),
    put: (entry) => {
      kept.set(entry.message.clientId, entry);
      told[other]?.(entry.message.clientId, entry);
    },
    remove: (clientId) => {
      if (kept.delete(clientId)) told[other]?.(clientId);
    },
    follow: (changed) => {
      told[own] = changed;
      return () => delete told[own];
    },
  });
  return [tab(0, 1), tab(1, 0)];
}

it('two tabs show the same, and send it in the order in which it was written, each message once', async () => {
  const [here, there] = twoTabs();
  const { chat, service, outbox } = stage(here);
  const other = chat.serviceOf('sari');
  const otherOutbox = new OutboxRunner(other, there, randomUUID);
  const sends = [vi.spyOn(service, 'send'), vi.spyOn(other, 'send')];
  outbox.send('a', say('1'));
  await new Promise((done) => setTimeout(done, 2));
  otherOutbox.send('a', say('2'));
  for (const tab of [outbox, otherOutbox]) expect(states(tab)).toEqual(['1 queued', '2 queued']);
  other.connect();
  expect(other.send).not.toHaveBeenCalled();
  service.connect();
  await eventually(() => {
    for (const tab of [outbox, otherOutbox]) expect(tab.entries()).toEqual([]);
  });
  expect(chat.of('a').map((one) => one.text)).toEqual(['1', '2']);
  for (const send of sends) expect(send).toHaveBeenCalledTimes(1);
});

it('sends what a tab wrote that is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const [here, there] = twoTabs();
    const { chat, service, outbox } = stage(here);
    const gone = new OutboxRunner(chat.serviceOf('sari'), there, randomUUID);
    service.connect();
    gone.send('a', say('1'));
    gone.close();
    outbox.send('a', say('2'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(states(outbox)).toEqual(['1 queued', '2 queued']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(chat.of('a').map((one) => one.text)).toEqual(['1', '2']);
    expect(outbox.entries()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
