import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROTOCOL } from '../../domain/chat/frames.ts';
import { authorise, type Door, refuseAddress, signedOut } from '../calls/authenticate.ts';
import { hashToken } from '../rules/tokens.ts';
import type { Store } from '../store/index.ts';
import { type Person, takeTicket } from './chat.store.ts';
import { ChatHub, type ChatHubOptions } from './chat-hub.ts';
import { LARGEST_FRAME } from './frames.ts';

const ADDRESS = '/api/chats/socket';
declare module 'fastify' {
  interface FastifyRequest {
    chatPerson: Person | null;
  }
}

/** Who may open a socket, beside the roles: the address counts once more, for a ticket can be sent elsewhere. */
interface ChatDoor {
  readonly door: Pick<Door, 'addresses'>;
}

/** The WebSocket route of the chat: a ticket opens it once. Sockets are closed when the server stops. */
export async function addChat(
  app: FastifyInstance,
  store: Pick<Store, 'db' | 'url'>,
  { door, ...options }: Omit<ChatHubOptions, 'onError'> & ChatDoor,
): Promise<ChatHub> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'the chat failed');
  const hub = new ChatHub(store, { ...options, onError });
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, handleProtocols: () => PROTOCOL },
    // The hub closes its sockets with a close code.
    preClose: () => undefined,
  });
  app.decorateRequest('chatPerson', null);
  await app.register(async (scope) => {
    scope.get(
      ADDRESS,
      {
        websocket: true,
        exposeHeadRoute: false,
        preValidation: async (request) => {
          const ticket = ticketOf(request);
          const person = ticket ? await takeTicket(store.db, hashToken(ticket)) : null;
          if (!person) throw signedOut();
          refuseAddress(door.addresses, person.role, request.ip);
          authorise([options.roles], {
            account: { id: person.account, username: person.name, role: person.role },
            tokenHash: person.tokenHash,
          });
          request.chatPerson = person;
        },
      },
      (socket, request) => {
        if (!request.chatPerson) return socket.close();
        hub.join(socket, request.chatPerson).catch((error: unknown) => {
          onError(error);
          socket.close();
        });
      },
    );
  });
  app.addHook('preClose', () => hub.close());
  return hub;
}

function ticketOf({ headers }: FastifyRequest): string | null {
  const [protocol, ticket] = headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? [];
  return protocol === PROTOCOL && ticket && /^[\w-]{43}$/.test(ticket) ? ticket : null;
}
