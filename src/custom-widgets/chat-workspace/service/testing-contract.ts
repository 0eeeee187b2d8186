import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import type { ChatEvent, ChatService, Message } from './chat-service.ts';

/** Test setup: two members of the staff, and a `conversation` with a shop that has no message yet. */
export interface ContractStage {
  readonly one: ChatService;
  readonly two: ChatService;
  readonly conversation: string;
  /** A search text that matches the shop's name. */
  readonly name: string;
  /** Interrupts the connection of a service; `mend` restores it. */
  cut(service: ChatService): Promise<void> | void;
  mend(service: ChatService): Promise<void> | void;
  /** Writes a message as the shop of the conversation. */
  write(conversation: string, text: string): Promise<void> | void;
  remove(conversation: string, message: string): Promise<void> | void;
  /** Reads up to a message as the shop; absent where the shop cannot. */
  readAsShop?(conversation: string, message: string): Promise<void> | void;
  end(): Promise<void> | void;
}

const text = (clientId: string, words = clientId) => ({ clientId, type: 'text', text: words });
const texts = (rows: readonly Message[]) => rows.map((row) => row.text);

/** The contract tests that every adapter of a chat service must pass. */
export function describeChatService(name: string, open: () => Promise<ContractStage> | ContractStage): void {
  describe(`chat service: ${name}`, () => {
    let stage: ContractStage;
    let heard: ChatEvent[];

    beforeEach(async () => {
      stage = await open();
      heard = [];
      stage.two.listen((event) => heard.push(event));
      for (const service of [stage.one, stage.two]) {
        service.connect();
        service.connect();
        await eventually(() => expect(service.connection).toBe('connected'));
      }
    });
    afterEach(() => stage.end());

    const write = async (count: number) => {
      const sent: Message[] = [];
      for (let at = 0; at < count; at += 1)
        sent.push(await stage.one.send(stage.conversation, text(`m${at}`)));
      return sent;
    };
    const received = () => heard.flatMap((event) => (event.kind === 'message' ? [event.message.text] : []));

    it('brings a message to the others, in order, and takes a client id once', async () => {
      const [first] = await write(3);
      expect((await stage.one.send(stage.conversation, text('m0'))).id).toBe(first?.id);
      await eventually(() => expect(received()).toEqual(['m0', 'm1', 'm2']));
      expect(texts((await stage.two.messages(stage.conversation)).rows)).toEqual(['m0', 'm1', 'm2']);
      expect(first?.sender.uid).toBe(stage.one.me);
    });

    it('pages through the messages on both sides', async () => {
      const sent = await write(5);
      const page = async (asked: object) => {
        const { rows, more } = await stage.two.messages(stage.conversation, { limit: 2, ...asked });
        return [texts(rows), more];
      };
      expect(await page({})).toEqual([['m3', 'm4'], true]);
      expect(await page({ before: sent[3]?.id })).toEqual([['m1', 'm2'], true]);
      expect(await page({ before: sent[1]?.id })).toEqual([['m0'], false]);
      expect(await page({ after: sent[0]?.id })).toEqual([['m1', 'm2'], true]);
      expect(await page({ after: sent[4]?.id })).toEqual([[], false]);
    });

    it('keeps what a custom message carries', async () => {
      const data = { attachments: [{ id: 7, name: 'Beras Ramos 5 kg' }], text: '' };
      await stage.one.send(stage.conversation, { clientId: 'c', type: 'product', text: '', data });
      expect((await stage.two.messages(stage.conversation)).rows[0]).toMatchObject({ type: 'product', data });
    });

    it('counts what has not been read, for each person where the service tells them apart', async () => {
      await stage.write(stage.conversation, 'first');
      await stage.write(stage.conversation, 'second');
      const unread = async (service: ChatService) => {
        const { rows } = await service.conversations({ search: stage.name });
        return [rows.find((row) => row.id === stage.conversation)?.unread, await service.unread()];
      };
      expect(await unread(stage.one)).toEqual([2, 2]);
      const own = stage.two.capabilities.has('personal-unread');
      const { rows } = await stage.two.messages(stage.conversation);
      await stage.two.markRead(stage.conversation, rows.at(-1)?.id ?? '');
      await eventually(async () => expect(await unread(stage.two)).toEqual([0, 0]));
      const told = { kind: 'read', conversation: stage.conversation, uid: stage.two.me };
      await eventually(() => expect(heard).toContainEqual(expect.objectContaining(told)));
      expect(await unread(stage.one)).toEqual(own ? [2, 2] : [0, 0]);
      if (!own) return;
      const [sent] = await write(1);
      expect(await unread(stage.two)).toEqual([1, 1]);
      await stage.two.markRead(stage.conversation, sent?.id ?? '');
      await eventually(async () => expect(await unread(stage.two)).toEqual([0, 0]));
    });

    it('lists conversations with their last message, page by page, by name', async () => {
      await write(1);
      const { rows } = await stage.two.conversations({ limit: 1 });
      expect(rows[0]).toMatchObject({ id: stage.conversation, last: { text: 'm0' } });
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await stage.two.conversations({ limit: 1, after });
        seen.push(...page.rows.map((row) => row.id));
        after = page.next;
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      expect((await stage.two.conversations({ search: stage.name.toUpperCase() })).rows).not.toEqual([]);
      expect((await stage.two.conversations({ search: 'no such shop' })).rows).toEqual([]);
    });

    it('answers one conversation by its id, and none for another id', async () => {
      await write(1);
      expect(await stage.two.conversation(stage.conversation)).toMatchObject({
        id: stage.conversation,
        last: { text: 'm0' },
      });
      expect(await stage.two.conversation('no-such-conversation')).toBeUndefined();
    });

    it('tells of a deleted message, and hides it on fetch', async () => {
      const [first] = await write(2);
      await stage.remove(stage.conversation, first?.id ?? '');
      await eventually(() =>
        expect(heard).toContainEqual(expect.objectContaining({ kind: 'deleted', message: first?.id })),
      );
      expect(texts((await stage.two.messages(stage.conversation)).rows)).toEqual(['m1']);
    });

    it('gives a message other words, for everybody, and says so', async () => {
      const { changes } = stage.one;
      if (!changes) return;
      const [first] = await write(2);
      await changes.edit(first as Message, 'better');
      const edited = { id: first?.id, text: 'better', editedAt: expect.any(String) };
      const event = { kind: 'edited', message: expect.objectContaining(edited) };
      await eventually(() => expect(heard).toContainEqual(event));
      const { rows } = await stage.two.messages(stage.conversation);
      expect(rows).toMatchObject([edited, { text: 'm1' }]);
      expect(rows[1]?.editedAt).toBeUndefined();
    });

    it('takes a message back: told live, hidden on fetch', async () => {
      const { changes } = stage.one;
      if (!changes) return;
      const [first] = await write(2);
      await changes.remove(first as Message);
      await eventually(() =>
        expect(heard).toContainEqual(expect.objectContaining({ kind: 'deleted', message: first?.id })),
      );
      expect(texts((await stage.two.messages(stage.conversation)).rows)).toEqual(['m1']);
    });

    it('a message answers another one, which it quotes', async () => {
      if (!stage.one.capabilities.has('quotes')) return;
      await stage.write(stage.conversation, 'Ada beras?');
      const [asked] = (await stage.one.messages(stage.conversation)).rows;
      const quote = {
        id: asked?.id ?? '',
        type: 'text',
        text: 'Ada beras?',
        sender: asked?.sender.name ?? '',
      };
      await stage.one.send(stage.conversation, { ...text('Ada.'), quote });
      const { rows } = await stage.two.messages(stage.conversation);
      expect(rows.map((row) => row.quote)).toEqual([undefined, quote]);
    });

    it('marks as unread, from one message on', async () => {
      const { markUnread } = stage.two;
      if (!markUnread) return;
      for (const words of ['first', 'second', 'third']) await stage.write(stage.conversation, words);
      const unread = async () => {
        const row = await stage.two.conversation(stage.conversation);
        return [row?.unread, await stage.two.unread()];
      };
      const { rows } = await stage.two.messages(stage.conversation);
      await stage.two.markRead(stage.conversation, rows.at(-1)?.id ?? '');
      await eventually(async () => expect(await unread()).toEqual([0, 0]));
      const from = rows[1]?.id ?? '';
      await stage.two.markUnread?.(stage.conversation, from);
      await eventually(async () => expect(await unread()).toEqual([2, 2]));
      const event = { kind: 'unread', conversation: stage.conversation, uid: stage.two.me, message: from };
      await eventually(() => expect(heard).toContainEqual(expect.objectContaining(event)));
    });

    it('says by whom a message was read, where it tells people apart, and when the shop got it', async () => {
      if (!stage.one.details) return;
      const [sent] = await write(1);
      const details = () => stage.one.details?.(sent as Message);
      const before = await details();
      expect(before?.readAt).toBeUndefined();
      await stage.two.markRead(stage.conversation, sent?.id ?? '');
      if (before?.readers) await eventually(async () => expect((await details())?.readers).toHaveLength(1));
      if (!stage.readAsShop) return;
      await stage.readAsShop(stage.conversation, sent?.id ?? '');
      await eventually(async () => expect((await details())?.readAt).toEqual(expect.any(String)));
    });

    it('refuses for good where nobody listens', async () => {
      await expect(stage.one.send('no-such-conversation', text('x'))).rejects.toMatchObject({ again: false });
    });

    it('sends after a cut line, and what was missed can be read', async () => {
      const [first] = await write(1);
      await stage.cut(stage.two);
      await eventually(() => expect(stage.two.connection).not.toBe('connected'));
      await stage.one.send(stage.conversation, text('missed'));
      await stage.mend(stage.two);
      await eventually(() => expect(stage.two.connection).toBe('connected'));
      const gap = await stage.two.messages(stage.conversation, { after: first?.id });
      expect(texts(gap.rows)).toEqual(['missed']);
      await stage.one.send(stage.conversation, text('later'));
      await eventually(() => expect(received().at(-1)).toBe('later'));
    });
  });
}
