import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatConversation } from '../../../domain/generated/types/chat-conversation.ts';
import type { ChatMessage } from '../../../domain/generated/types/chat-message.ts';
import { topics } from '../../generated/product/topics.ts';
import { calls } from '../../generated/product/widgets/message-box.ts';
import { invalidate, useAnswer, useIsLive, useLive } from '../../runtime/index.ts';
import { lineOf } from '../chat-workspace/line-of.ts';
import type { ChatService } from '../chat-workspace/service/chat-service.ts';
import { useChatPerson, useService } from '../chat-workspace/service/use-service.ts';
import { vendorCalls } from '../chat-workspace/service/vendor-calls.ts';
import { useBurst } from './use-burst.ts';

const LATEST = 5;
const LONGEST = { order: 'waiting', state: 'open', limit: 1 } as const;
/** Milliseconds between two polls without live events. */
const MINUTE = 60_000;

export interface Shop {
  readonly id: string | number;
  readonly name: string;
  readonly unread: number;
  readonly text: string | undefined;
  readonly at: string | undefined;
}

/** The number of unread messages; once they have been opened, the shop that waits longest and the latest conversations. */
export interface Messages {
  readonly unread: number;
  readonly shops: readonly Shop[] | undefined;
  /** The shop that waits longest for an answer. */
  readonly waiting?: Shop | undefined;
  readonly failed: boolean;
  retry(): void;
  look(): void;
}

const shopOf = ({ id, name, unread, last_message }: ChatConversation): Shop => {
  const last = last_message as ChatMessage | null;
  return { id, name, unread, text: last ? lineOf(last) : undefined, at: last?.created_at };
};

/** The messages of our own server. */
export function useOwnMessages(): Messages {
  const [isOpen, setOpen] = useState(false);
  const counted = useAnswer(calls['chat.unread'], {});
  const latest = useAnswer(isOpen ? calls['chat.conversations'] : null, { limit: LATEST });
  const longest = useAnswer(isOpen ? calls['chat.conversations'] : null, LONGEST);
  useFresh();
  const waiting = longest.answer?.rows.map(shopOf)[0];
  return {
    unread: counted.answer?.item?.unread ?? 0,
    waiting,
    // Nothing stands twice.
    shops: latest.answer?.rows.map(shopOf).filter(({ id }) => id !== waiting?.id),
    failed: [counted, latest, longest].some(({ error }) => error !== undefined),
    retry: () => {
      counted.retry();
      latest.retry();
      longest.retry();
    },
    look: () => {
      setOpen(true);
      if (!isOpen) return;
      latest.retry();
      longest.retry();
    },
  };
}

/**
 * Refreshes the shown data on live events, in bursts; polls every minute without a live connection.
 */
function useFresh(): void {
  const isLive = useIsLive();
  const refresh = useBurst(() => {
    void invalidate(calls['chat.unread']);
    void invalidate(calls['chat.conversations']);
  });
  useLive(topics['chat-message'], refresh);
  useEffect(() => {
    if (isLive) return;
    const every = setInterval(refresh, MINUTE);
    return () => clearInterval(every);
  }, [isLive, refresh]);
}

/** Events that change what is counted or shown. */
const COUNTED: ReadonlySet<string> = new Set(['message', 'read', 'unread', 'edited', 'deleted']);

/** The messages of the chat vendor; no count while it cannot be reached. */
export function useVendorMessages(configs: ReadonlyMap<string, string>): Messages {
  const service = useVendor(configs);
  const [unread, setUnread] = useState(0);
  const [state, setState] = useState<Pick<Messages, 'shops' | 'failed'>>({ shops: undefined, failed: false });
  const isOpen = useRef(false);
  const load = useCallback(async () => {
    try {
      setUnread((await service?.unread()) ?? 0);
    } catch {
      // The next message or connection retries.
    }
    if (!isOpen.current) return;
    try {
      if (!service) throw new Error('There is no chat yet.');
      const { rows } = await service.conversations({ limit: LATEST });
      const shops = rows.map(({ id, name, unread: count, last }) => {
        return { id, name, unread: count, text: last && lineOf(last), at: last?.sentAt };
      });
      setState({ shops, failed: false });
    } catch {
      setState((previousState) => ({ ...previousState, failed: true }));
    }
  }, [service]);
  const refresh = useBurst(load);
  useEffect(() => {
    const stop = service?.listen(({ kind, ...event }) => {
      if ('state' in event && event.state === 'connected') void load();
      if (COUNTED.has(kind)) refresh();
    });
    service?.connect();
    return stop;
  }, [service, load, refresh]);
  return {
    unread,
    ...state,
    retry: () => void load(),
    look: () => {
      isOpen.current = true;
      void load();
    },
  };
}

/** The vendor's service, whose code is loaded on demand. Where it fails no count is shown; the chat page shows the reason. */
function useVendor(configs: ReadonlyMap<string, string>): ChatService | undefined {
  const person = useChatPerson();
  const { service } = useService(JSON.stringify([person, ...configs]), async () => {
    const { chatServices } = await import('../chat-workspace/service/open-service.ts');
    return chatServices.openVendor({ ...person, configs, calls: vendorCalls(calls) });
  });
  return service;
}
