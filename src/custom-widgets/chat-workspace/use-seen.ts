import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstUnread, unreadBehind } from './model/unread.ts';
import { isUncovered, lastInView, watchVisible } from './model/visible.ts';
import type { ChatService, Conversation, Message } from './service/chat-service.ts';

interface SeenProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly service: ChatService;
  readonly shop: Conversation;
  readonly rows: readonly Message[];
  /** The end of the history has been read. */
  readonly isLoaded: boolean;
  /** Told whether new messages are seen as they come. */
  seesEnd(isSeen: boolean): void;
}

/**
 * Marks what was seen as read: on opening in a visible page the last message, later each message when it is in view. Answers
 * where the unread begins, and how many unread messages are below.
 */
export function useSeen({ box, service, shop, rows, isLoaded, seesEnd }: SeenProps) {
  // The last message that was seen; '' for none, undefined before the history is there.
  const [seenId, setSeenId] = useState<string>();
  const [newFrom, setNewFrom] = useState<string>();
  const last = rows.at(-1)?.id;
  const tell = useRef(seesEnd);
  tell.current = seesEnd;
  const look = useRef(() => {});
  look.current = () => {
    const element = box.current;
    if (!element || !isLoaded) return;
    const lastSeen = isUncovered(element) ? lastIn(element) : undefined;
    tell.current(lastSeen !== undefined && lastSeen === (last ?? ''));
    if (seenId === undefined) setNewFrom(firstUnread(rows, shop.unread, service.me));
    setSeenId((before) => {
      // Opening a conversation shows its last message.
      const reached = before === undefined && lastSeen !== undefined ? last : lastSeen;
      const earlier = before ?? beforeUnread(rows, shop.unread, service.me);
      return reached !== undefined && reached > earlier ? reached : earlier;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each message.
  useEffect(() => look.current(), [last, isLoaded]);
  useEffect(() => {
    const element = box.current;
    const end = element && watchVisible(element, () => look.current());
    return () => {
      end?.();
      tell.current(false);
    };
  }, [box]);
  useMarked(service, shop.id, seenId);
  const below = seenId === undefined ? [] : unreadBehind(rows, seenId, service.me);
  const begins = below[0]?.id;
  // The line goes to what came unseen, once everything before it has been seen.
  const isBehind = begins !== undefined && (newFrom === undefined || newFrom <= (seenId ?? ''));
  useEffect(() => {
    if (isBehind) setNewFrom(begins);
  }, [isBehind, begins]);
  return { newFrom, below: below.length };
}

/** The last message of a history that is in view; '' for none. */
function lastIn(history: Element): string {
  const elements = [...history.querySelectorAll('li[data-message]')];
  return elements[lastInView(history, elements)]?.getAttribute('data-message') ?? '';
}

/** The message before the unread ones: seen earlier. */
function beforeUnread(rows: readonly Message[], unread: number, me: string): string {
  const first = firstUnread(rows, unread, me);
  const index = first === undefined ? rows.length : rows.findIndex(({ id }) => id === first);
  return unread > 0 && first === undefined ? '' : (rows[index - 1]?.id ?? '');
}

/** Tells the service what was seen, again on the next connect where it could not be told. */
function useMarked(service: ChatService, conversation: string, seenId: string | undefined): void {
  useEffect(() => {
    if (!seenId) return;
    const mark = () => service.markRead(conversation, seenId).catch(() => undefined);
    void mark();
    const stop = service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void mark();
      // Marked as unread in another window of this person.
      if (event.kind === 'unread' && event.conversation === conversation && event.uid === service.me) stop();
    });
    return stop;
  }, [service, conversation, seenId]);
}
