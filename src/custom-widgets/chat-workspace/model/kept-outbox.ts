import { readStored, storedNames, writeStored } from '../../../runtime/index.ts';
import type { Pending } from './outbox.ts';
import type { OutboxStore } from './outbox-runner.ts';

/** The outbox of one account in this browser's storage: one entry per message. */
export function keptOutbox(account: string): OutboxStore {
  const prefix = `outbox ${account} `;
  return {
    all: () =>
      storedNames(prefix).flatMap((name) => {
        const kept = readStored(name);
        return kept ? [JSON.parse(kept) as Pending] : [];
      }),
    put: (entry) => writeStored(prefix + entry.message.clientId, JSON.stringify(entry)),
    remove: (clientId) => writeStored(prefix + clientId, undefined),
    follow: (changed) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (!key?.startsWith(prefix)) return;
        changed(key.slice(prefix.length), newValue ? (JSON.parse(newValue) as Pending) : undefined);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
