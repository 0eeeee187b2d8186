import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { ChatService } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import { describeChatService } from '../../src/custom-widgets/chat-workspace/service/testing-contract.ts';
import { SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { openChat, startChat } from './testing.ts';

const KEY = 'k'.repeat(40);
let server: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  server = await startChat({ CONNECTOR_KEY: KEY });
});
afterAll(() => server.close());

describeChatService('our own server', async () => {
  const { db } = server.store;
  // Each test has its own shops and conversations.
  const added = await db
    .insertInto('users')
    .values([{ shop_name: 'Toko Sumber Rejeki' }, { shop_name: 'Warung Bu Tini' }])
    .returning(['id', 'uuid'])
    .execute();
  await db.deleteFrom('conversations').execute();
  const talks = await db
    .insertInto('conversations')
    .values(added.map(({ id }) => ({ user_id: id })))
    .returning('id')
    .execute();
  const [one, two] = [
    await openChat(server.port, server.bearer(SUPERADMIN)),
    await openChat(server.port, server.bearer(SUPPORT)),
  ];
  const of = (service: ChatService) => (service === one.service ? one : two);
  return {
    one: one.service,
    two: two.service,
    conversation: String(talks[0]?.id),
    name: 'rejeki',
    cut: (service) => of(service).cut(),
    mend: (service) => of(service).mend(),
    write: async (_conversation, text) => {
      const payload = { uuid: added[0]?.uuid, client_id: randomUUID(), text };
      const headers = { authorization: `Bearer ${KEY}` };
      await server.call(null, 'POST', '/api/connector/chat/messages', { payload, headers });
    },
    remove: async (_conversation, message) => {
      await server.call(SUPERADMIN, 'DELETE', `/api/chats/messages/${Number(message)}`);
    },
    readAsShop: async (_conversation, message) => {
      const payload = { uuid: added[0]?.uuid, read: Number(message) };
      await server.call(null, 'POST', '/api/connector/chat/state', {
        payload,
        headers: { authorization: `Bearer ${KEY}` },
      });
    },
    end: () => {
      one.service.close();
      two.service.close();
    },
  };
});
