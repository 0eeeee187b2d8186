import type { ChatEvent, ChatService, Connection } from './chat-service.ts';

/**
 * One consumer's handle on a service that several parts of the page share: `close` removes this consumer's listeners
 * and calls `release` once. Everything else is the shared service's.
 */
export function holdService(service: ChatService, release: () => void): ChatService {
  const listeners = new Map<(event: ChatEvent) => void, () => void>();
  let isAsked = false;
  let isClosed = false;
  const held: Pick<ChatService, 'connection' | 'connect' | 'close' | 'listen'> = {
    /** `disconnected` until this consumer connects, even if others are connected. */
    get connection(): Connection {
      return isAsked && !isClosed ? service.connection : 'disconnected';
    },
    connect() {
      if (isAsked) return;
      isAsked = true;
      service.connect();
      if (held.connection !== 'connected') return;
      // The shared service is connected already: listeners get the event of a first connection.
      for (const listener of [...listeners.keys()]) listener({ kind: 'connection', state: 'connected' });
    },
    close() {
      for (const end of listeners.values()) end();
      listeners.clear();
      if (!isClosed) release();
      isClosed = true;
    },
    listen(listener) {
      const end = service.listen(listener);
      listeners.set(listener, end);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
  return new Proxy(service, {
    get(_, name) {
      const owner = name in held ? held : service;
      const member: unknown = Reflect.get(owner, name);
      return typeof member === 'function' ? member.bind(owner) : member;
    },
  });
}
