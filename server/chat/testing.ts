import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import type { StaffRow } from '../../domain/chat/frames.ts';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import {
  OwnServerChat,
  type OwnServerOptions,
} from '../../src/custom-widgets/chat-workspace/service/own-server/own-server.ts';
import type { ConversationRow } from '../../src/custom-widgets/chat-workspace/service/own-server/read-rows.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { startProduct } from '../fixtures/product-server.ts';
import { access } from '../generated/access.ts';
import { RoleAddresses } from '../rules/role-addresses.ts';
import type { ChatHubOptions } from './chat-hub.ts';
import { addChat } from './chat-route.ts';

/** The product with its chat, listening on a free port. */
export async function startChat(
  env: Record<string, string> = {},
  options: Partial<ChatHubOptions> = {},
): Promise<TestServer & { readonly port: number }> {
  const roles = access.chat ?? [];
  const server = await startProduct(env, {
    addRoutes: (app, store, door) => addChat(app, store, { roles, door, ...options }),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, port: (server.app.server.address() as AddressInfo).port };
}

/** A second process on the same database: only its sockets. */
export async function startSockets(store: TestServer['store'], port = 0) {
  const app = Fastify();
  const hub = await addChat(app, store, {
    roles: access.chat ?? [],
    door: { addresses: new RoleAddresses() },
  });
  await app.listen({ port, host: '127.0.0.1' });
  return { hub, port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

/** A person's chat client; `line` disconnects and reconnects it. */
export async function openChat(port: number, bearer: string, socketPort: () => number = () => port) {
  const headers = { authorization: bearer };
  let online = true;
  const lines = new Set<WebSocket>();
  const call = async (method: string, path: string, sent?: object) => {
    if (!online) throw new TypeError('Failed to fetch');
    const answer = await fetch(`http://127.0.0.1:${port}/api/chats/${path}`, {
      method,
      headers: sent ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(sent && { body: JSON.stringify(sent) }),
    });
    const body = (await answer.json()) as { data: unknown; message: string };
    if (!answer.ok) throw new Error(`${answer.status} ${body.message}`);
    return body.data;
  };
  const query = (values: object) =>
    new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)]));
  const calls: OwnServerOptions['calls'] = {
    ticket: async () => (await call('POST', 'ticket')) as { ticket: string; uid: string },
    conversations: async (asked) =>
      (await call('GET', `conversations?${query(asked)}`)) as readonly ConversationRow[],
    messages: async (id, asked) =>
      (await call('GET', `conversations/${id}/messages?${query(asked)}`)) as readonly ChatMessage[],
    team: {
      colleagues: async () => (await call('GET', 'colleagues')) as StaffRow[],
      assign: (id, body) => call('PUT', `conversations/${id}/assignee`, body),
      later: async (id) => (await call('GET', `conversations/${id}/later`)) as never,
      writeLater: (id, body) => call('POST', `conversations/${id}/later`, body),
      cancelLater: (id) => call('DELETE', `later/${id}`),
      desk: {
        change: (id, body) => call('PUT', `conversations/${id}/desk`, body),
        labels: async () => (await call('GET', 'labels')) as { name: string }[],
      },
    },
    ofMessages: {
      edit: (id, body) => call('PUT', `messages/${id}`, body),
      remove: (id) => call('DELETE', `messages/${id}`),
      details: async (id) => (await call('GET', `messages/${id}/details`)) as never,
    },
    unread: async () => ((await call('GET', 'unread')) as { unread: number }).unread,
  };
  const { uid } = await calls.ticket();
  const open: OwnServerOptions['open'] = (protocols) => {
    const line = new WebSocket(`ws://127.0.0.1:${socketPort()}/api/chats/socket`, [...protocols]);
    line.on('error', () => undefined);
    lines.add(line);
    line.on('close', () => lines.delete(line));
    if (!online) line.terminate();
    // The browser's type has more than the service uses.
    return line as unknown as ReturnType<OwnServerOptions['open']>;
  };
  const service = new OwnServerChat({ account: uid.replace('admin-', ''), calls, open });
  return {
    service,
    calls,
    cut: () => {
      online = false;
      for (const line of [...lines]) line.terminate();
    },
    mend: () => {
      online = true;
    },
  };
}
