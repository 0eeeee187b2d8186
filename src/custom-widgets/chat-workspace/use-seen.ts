import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { firstUnread, unreadBehind } from './model/unread.ts';
import { firstInView, isUncovered, lastInView, watchVisible } from './model/visible.ts';
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
 * where the unread begins, and how many unread messages are below and above.
 */
export function useSeen(props: SeenProps) {
  const { box, service, shop, rows, isLoaded, seesEnd } = props;
  // The last message that was seen; '' for none, undefined before the history is there.
  const [seenId, setSeenId] = useState<string>();
  const [newFrom, setNewFrom] = useState<string>();
  // The first and the last message in view.
  const [inView, setInView] = useState({ firstId: '', lastId: '' });
  const { begins: unreadFrom, above, isPassed } = useOpened(props, inView);
  const last = rows.at(-1)?.id;
  const tell = useRef(seesEnd);
  tell.current = seesEnd;
  const look = useRef(() => {});
  look.current = () => {
    const element = box.current;
    if (!element || !isLoaded) return;
    const firstId = idIn(element, firstInView);
    const lastId = idIn(element);
    const lastSeen = isUncovered(element) ? lastId : undefined;
    tell.current(lastSeen !== undefined && lastSeen === (last ?? ''));
    setInView((before) =>
      before.firstId === firstId && before.lastId === lastId ? before : { firstId, lastId },
    );
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
  const isBehind = isPassed && begins !== undefined && (newFrom === undefined || newFrom <= (seenId ?? ''));
  useEffect(() => {
    if (isBehind) setNewFrom(begins);
  }, [isBehind, begins]);
  return { newFrom: newFrom ?? unreadFrom, unreadFrom, below: below.length, above };
}

/** The last message of a history that is in view, or the first; '' for none. */
function idIn(history: Element, inView = lastInView): string {
  const elements = [...history.querySelectorAll('li[data-message]')];
  return elements[inView(history, elements)]?.getAttribute('data-message') ?? '';
}

/** The first and the last message in view; '' for none. */
interface InView {
  readonly firstId: string;
  readonly lastId: string;
}

/**
 * What was unread when the conversation was opened: its first message (undefined until that is loaded), how many messages it is,
 * none once the first was in view, and whether the last was in view after the first.
 */
function useOpened({ shop, rows, service, isLoaded }: SeenProps, { firstId, lastId }: InView) {
  const [opened, setOpened] = useState<{ readonly unread: number; readonly last: string }>();
  const [wasReached, setReached] = useState(false);
  const [wasPassed, setPassed] = useState(false);
  if (isLoaded && !opened) setOpened({ unread: shop.unread, last: rows.at(-1)?.id ?? '' });
  const { unread, last } = opened ?? { unread: 0, last: '' };
  const begins = useMemo(
    () =>
      firstUnread(
        rows.filter(({ id }) => id <= last),
        unread,
        service.me,
      ),
    [rows, last, unread, service.me],
  );
  const isReached = begins !== undefined && firstId !== '' && firstId <= begins;
  useEffect(() => {
    if (isReached) setReached(true);
  }, [isReached]);
  const above = wasReached || isReached || firstId === '' ? 0 : unread;
  const isPassed = wasPassed || (opened !== undefined && above === 0 && lastId >= last);
  useEffect(() => {
    if (isPassed) setPassed(true);
  }, [isPassed]);
  return { begins, above, isPassed };
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
