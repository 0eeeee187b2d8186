import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SUPERADMIN } from '../fixtures/product-server.ts';
import { addMessage } from './chat.store.ts';
import { startSimulator } from './simulator.ts';
import { openChat, startChat } from './testing.ts';

let server: Awaited<ReturnType<typeof startChat>>;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await startChat();
  stop = await startSimulator(server.store, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await stop();
  await server.close();
});

it('has a demo shop read what it is sent as the app of a shop does: the details of the message say when', async () => {
  const { db } = server.store;
  const { id: shop } = await db
    .insertInto('users')
    .values({ shop_name: 'Toko Sumber Rejeki' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // What a shop of the demo is known by.
  const demo = { client_id: 'demo-test', type: 'text', text: 'Ada gula?', data: null };
  const { message: asked } = await addMessage(db, shop, null, demo);
  const { service } = await openChat(server.port, server.bearer(SUPERADMIN));
  service.connect();
  await eventually(() => expect(service.connection).toBe('connected'));
  const heard: unknown[] = [];
  service.listen((event) => heard.push(event));
  const conversation = String(asked.conversation_id);
  const message = await service.send(conversation, {
    clientId: crypto.randomUUID(),
    type: 'text',
    text: 'Ya',
  });
  await eventually(async () => expect((await service.details?.(message))?.readAt).toBeTruthy());
  const read = { kind: 'read', conversation, message: message.id };
  await eventually(() => expect(heard).toContainEqual(expect.objectContaining(read)));
  service.close();
});
