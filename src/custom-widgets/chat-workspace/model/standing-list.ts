import type { ChatEvent, Conversation, Message } from '../service/chat-service.ts';

/** `latest`: who wrote last is first. `waiting`: only who waits for an answer, the longest first. */
export type ListOrder = 'latest' | 'waiting';

/**
 * A list that stands still: rows change where they are. Where their place should be another one they are `moved`, and go
 * there when the list is settled.
 */
export interface StandingList {
  readonly rows: readonly Conversation[];
  /** Ids of conversations whose place should be another one, the latest first. */
  readonly moved: readonly string[];
  /** Those of them that have no row yet. */
  readonly unplaced: readonly Conversation[];
}

export const EMPTY_LIST: StandingList = { rows: [], moved: [], unplaced: [] };

/** Broadcasts and reminders have no person as their sender: they lift nothing, answer nobody and are not unread. */
export const isByPerson = ({ sender, type }: Pick<Message, 'sender' | 'type'>): boolean =>
  sender.name !== '' && type !== 'Broadcast';

/** Whether shop and staff say it to each other, which lifts their conversation: a note is for colleagues alone. */
export const lifts = (message: Pick<Message, 'sender' | 'type'>): boolean =>
  isByPerson(message) && message.type !== 'note';

export const rowOf = (list: StandingList, id: string): Conversation | undefined =>
  [...list.rows, ...list.unplaced].find((row) => row.id === id);

/** Changes a row where it stands. */
export function patched(list: StandingList, id: string, change: Partial<Conversation>): StandingList {
  const patchedIn = (rows: readonly Conversation[]) =>
    rows.some((row) => row.id === id)
      ? rows.map((row) => (row.id === id ? { ...row, ...change } : row))
      : rows;
  return { ...list, rows: patchedIn(list.rows), unplaced: patchedIn(list.unplaced) };
}

/** A conversation after a new message. `isSeen`: this person sees it as it comes, or has written it. */
export function afterMessage(row: Conversation, message: Message, isSeen: boolean): Conversation {
  const fromShop = message.sender.uid === row.uid;
  const waits = fromShop || !lifts(message);
  return {
    ...row,
    last: message,
    unread: isSeen || !isByPerson(message) ? row.unread : row.unread + 1,
    waitingSince: waits ? (row.waitingSince ?? (fromShop ? message.sentAt : undefined)) : undefined,
    // The shop opens it again.
    ...(fromShop && { resolvedAt: undefined, snoozedUntil: undefined }),
  };
}

export interface HeardBy {
  readonly me: string;
  readonly order: ListOrder;
  /** Whether new messages of a conversation are seen as they come. */
  isSeen(conversation: string): boolean;
  /** Whether a conversation is one of those that are asked for; absent: all are. */
  belongs?(row: Conversation): boolean;
}

/** The list after an event. A message of a conversation that it does not have changes nothing (`isMissing`). */
export function heard(list: StandingList, event: ChatEvent, by: HeardBy): StandingList {
  switch (event.kind) {
    case 'assigned':
      return changed(list, event.conversation, { assignee: event.assignee ?? undefined }, by);
    case 'desk': {
      const { kind: _, conversation, ...desk } = event;
      return changed(
        list,
        conversation,
        { ...desk, ...(desk.resolvedAt && { waitingSince: undefined }) },
        by,
      );
    }
    case 'presence': {
      const row = [...list.rows, ...list.unplaced].find(({ uid }) => uid === event.uid);
      return row ? patched(list, row.id, { status: event.status }) : list;
    }
    case 'read': {
      const row = event.uid === by.me ? rowOf(list, event.conversation) : undefined;
      const isWhole = row && (!row.last || event.message >= row.last.id);
      return isWhole ? patched(list, row.id, { unread: 0 }) : list;
    }
    case 'edited':
      return withLast(list, event.message.conversation, event.message.id, event.message);
    case 'deleted':
      return withLast(list, event.conversation, event.message, { text: '', deleted: true });
    case 'message': {
      const { message } = event;
      const row = rowOf(list, message.conversation);
      if (!row || (row.last && row.last.id >= message.id)) return list;
      const isSeen = message.sender.uid === by.me || by.isSeen(row.id);
      const nextRow = afterMessage(row, message, isSeen);
      const patchedList = patched(list, row.id, nextRow);
      if (by.belongs && !by.belongs(nextRow)) return leaving(patchedList, row.id);
      return isMovedBy(row, nextRow, message, by.order)
        ? withMoved(patchedList, row.id, by.order)
        : patchedList;
    }
    default:
      return list;
  }
}

/** The list after a message has changed, which is the last one of its conversation or is not seen here. */
function withLast(list: StandingList, id: string, messageId: string, change: Partial<Message>): StandingList {
  const last = rowOf(list, id)?.last;
  return last?.id === messageId ? patched(list, id, { last: { ...last, ...change } }) : list;
}

/** A row that the staff changed: it goes where it is no longer one of those that are asked for. */
function changed(list: StandingList, id: string, change: Partial<Conversation>, by: HeardBy): StandingList {
  const row = rowOf(list, id);
  if (!row) return list;
  const nextRow = { ...row, ...change };
  const leaves = by.belongs?.(nextRow) === false || (by.order === 'waiting' && !nextRow.waitingSince);
  const patchedList = patched(list, id, change);
  return leaves ? leaving(patchedList, id) : patchedList;
}

/** A row that goes when the list is settled. */
export const leaving = (list: StandingList, id: string): StandingList => ({
  ...list,
  moved: [id, ...list.moved.filter((other) => other !== id)],
});

const isMovedBy = (row: Conversation, nextRow: Conversation, message: Message, order: ListOrder): boolean =>
  order === 'waiting' ? row.waitingSince !== nextRow.waitingSince : lifts(message);

/** The first row is at its place already when it is the latest. */
function withMoved(list: StandingList, id: string, order: ListOrder): StandingList {
  const isInPlace = order === 'latest' && list.moved.length === 0 && list.rows[0]?.id === id;
  return isInPlace ? list : leaving(list, id);
}

/** Whether an event is of a conversation that the list does not have, and should. */
export const isMissing = (list: StandingList, event: ChatEvent): boolean =>
  event.kind === 'message' && isByPerson(event.message) && !rowOf(list, event.message.conversation);

/** Whether a row was read before the last message of the one that is known. A fetch hides a message that was taken back. */
const isOutdated = (row: Conversation, known: Conversation | undefined): boolean =>
  known?.last !== undefined && !known.last.deleted && known.last.id > (row.last?.id ?? '');

/** Rows as they were read again, each where it stands; what was heard meanwhile stays. */
const renewedBy = (read: readonly Conversation[]) => {
  const fresh = new Map(read.map((row) => [row.id, row]));
  return (rows: readonly Conversation[]) =>
    rows.map((row) => {
      const again = fresh.get(row.id);
      return again && !isOutdated(again, row) ? again : row;
    });
};

const isUnknownIn = (list: StandingList) => {
  const known = new Set([...list.rows, ...list.unplaced].map(({ id }) => id));
  return ({ id }: Conversation) => !known.has(id);
};

/** The list with a further page below. */
export function extended(list: StandingList, page: readonly Conversation[]): StandingList {
  const renewed = renewedBy(page);
  const rows = [...renewed(list.rows), ...page.filter(isUnknownIn(list))];
  return { ...list, rows, unplaced: renewed(list.unplaced) };
}

/** The list after its first rows were read again: rows stay where they are, and those that came above are `moved`. */
export function refreshed(
  list: StandingList,
  first: readonly Conversation[],
  order: ListOrder,
): StandingList {
  const hasNews = (row: Conversation): boolean => {
    const known = list.rows.find(({ id }) => id === row.id);
    if (!known) return true;
    if (isOutdated(row, known)) return false;
    if (order === 'waiting') return known.waitingSince !== row.waitingSince;
    const latest = known.last?.id === row.last?.id ? undefined : row.last;
    if (latest && lifts(latest)) return true;
    // A broadcast or a note may stand behind what the shop wrote; a note is unread itself.
    const unread = row.unread - (latest?.type === 'note' ? 1 : 0);
    return unread > known.unread || (row.waitingSince ?? '') > (known.waitingSince ?? '');
  };
  // A row above news stays above it, though it has none itself: it was heard before.
  const news = order === 'waiting' ? first.filter(hasNews) : first.slice(0, first.findLastIndex(hasNews) + 1);
  const top = new Set([...(order === 'latest' ? heardSince(list, first) : []), ...news].map(({ id }) => id));
  const renewed = renewedBy(first);
  const next: StandingList = {
    rows: renewed(list.rows),
    unplaced: [...renewed(list.unplaced), ...first.filter(isUnknownIn(list))],
    moved: [...top, ...list.moved.filter((id) => !top.has(id))],
  };
  const isSame = order === 'latest' && next.moved.every((id, index) => next.rows[index]?.id === id);
  return isSame ? { ...next, moved: [] } : next;
}

/** Rows of which a person wrote after these were read, the latest first. */
function heardSince(list: StandingList, first: readonly Conversation[]): readonly Conversation[] {
  const spoken = (row: Conversation): string => (row.last && lifts(row.last) ? row.last.id : '');
  const newest = first.map(spoken).reduce((most, id) => (id > most ? id : most), '');
  if (!newest) return [];
  return [...list.rows, ...list.unplaced]
    .filter((row) => spoken(row) > newest)
    .sort((a, b) => (spoken(a) < spoken(b) ? 1 : -1));
}

/** Every row at its place. `hasMore`: the list has further rows below, which are not read. */
export function settled(
  list: StandingList,
  order: ListOrder,
  hasMore: boolean,
  belongs: (row: Conversation) => boolean = () => true,
): StandingList {
  if (list.moved.length === 0) return list;
  if (order === 'waiting') {
    const until = list.rows.at(-1)?.waitingSince;
    const isShown = ({ waitingSince }: Conversation) =>
      waitingSince !== undefined && (!hasMore || until === undefined || time(waitingSince) <= time(until));
    const all = [...list.rows, ...list.unplaced].filter((row) => isShown(row) && belongs(row));
    return { ...EMPTY_LIST, rows: all.sort((a, b) => time(a.waitingSince) - time(b.waitingSince)) };
  }
  const top = list.moved.flatMap((id) => rowOf(list, id) ?? []).filter(belongs);
  const moved = new Set(list.moved);
  return { ...EMPTY_LIST, rows: [...top, ...list.rows.filter(({ id }) => !moved.has(id))] };
}

/** How many rows come, go or change places with another once the list is settled. */
export function movedCount({ rows, moved }: StandingList, after: StandingList): number {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const placesAfter = new Map(after.rows.map(({ id }, place) => [id, place]));
  const movedIds = new Set(moved);
  return moved.filter((id) => {
    const [place, placeAfter] = [places.get(id), placesAfter.get(id)];
    // One that stands on a page that is not read has no row here, before or after.
    if (place === undefined || placeAfter === undefined) return place !== placeAfter;
    return after.rows.some(({ id: other }, otherAfter) => {
      const otherPlace = places.get(other);
      if (otherPlace === undefined || otherPlace < place === otherAfter < placeAfter) return false;
      // Of two that have moved it is the upper one.
      return placeAfter < otherAfter || !movedIds.has(other);
    });
  }).length;
}

const time = (instant: string | undefined): number => Date.parse(instant ?? '');
