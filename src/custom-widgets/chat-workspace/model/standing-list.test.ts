import { expect, it } from 'vitest';
import type { ChatEvent, Conversation, Message } from '../service/chat-service.ts';
import { shiftOf } from './anchor.ts';
import {
  afterMessage,
  EMPTY_LIST,
  extended,
  heard,
  isMissing,
  type ListOrder,
  movedCount,
  refreshed,
  type StandingList,
  settled,
} from './standing-list.ts';

const SINCE = '2026-11-24T16:44:00+07:00';
const shop = (id: string, more: Partial<Conversation> = {}): Conversation => {
  return { id, uid: `shop-${id}`, name: `Toko ${id}`, status: 'offline', unread: 0, ...more };
};
let last = 0;
const said = (conversation: string, by: Message['sender'] | 'shop' = 'shop', type = 'text'): Message => {
  last += 1;
  return {
    id: String(last).padStart(4, '0'),
    clientId: `c${last}`,
    conversation,
    sentAt: `2026-11-25T09:${String(last % 60).padStart(2, '0')}:00+07:00`,
    type,
    text: 'Halo',
    sender: by === 'shop' ? { uid: `shop-${conversation}`, name: `Toko ${conversation}` } : by,
  };
};
const SARI = { uid: 'admin-2', name: 'Sari' };
const BUSINESS = { uid: 'business', name: '' };
const event = (message: Message): ChatEvent => ({ kind: 'message', message });
const by = (order: ListOrder = 'latest', seen?: string) => {
  return { me: 'admin-1', order, isSeen: (id: string) => id === seen };
};
const listOf = (...rows: Conversation[]): StandingList => ({ ...EMPTY_LIST, rows });
const ids = ({ rows }: StandingList) => rows.map(({ id }) => id).join('');
const abc = () => listOf(shop('a'), shop('b'), shop('c'));

it('leaves every row where it is until it is settled: the latest is first then', () => {
  const list = [said('c'), said('b'), said('c'), said('b', SARI)].reduce(
    (before, message) => heard(before, event(message), by()),
    abc(),
  );
  expect([ids(list), list.moved]).toEqual(['abc', ['b', 'c']]);
  expect(list.rows.map(({ unread }) => unread)).toEqual([0, 2, 2]);
  expect(ids(settled(list, 'latest', false))).toBe('bca');
  expect(settled(list, 'latest', false).moved).toEqual([]);
});

it('says nothing of the first one, which is at its place', () => {
  const list = heard(abc(), event(said('a')), by());
  expect(list.moved).toEqual([]);
  expect(list.rows[0]?.unread).toBe(1);
});

it.each([
  ['the first one writes after the second', ['b', 'a'], 0],
  ['the first one writes after the last', ['c', 'a'], 1],
  ['the last two write', ['c', 'b'], 2],
  ['all of them write, the first one last', ['b', 'c', 'a'], 1],
])('counts rows that stand elsewhere afterwards: %s', (_, writers, count) => {
  const list = writers.reduce((before, id) => heard(before, event(said(id)), by()), abc());
  expect(movedCount(list, settled(list, 'latest', false))).toBe(count);
});

it('counts a row that goes, and none that stands on a page which is not read', () => {
  const [a, c] = [
    shop('a', { waitingSince: SINCE }),
    shop('c', { waitingSince: '2026-11-25T09:00:00+07:00' }),
  ];
  const answered = heard(listOf(a), event(said('a', SARI)), by('waiting'));
  expect(movedCount(answered, settled(answered, 'waiting', true))).toBe(1);
  const unread = { rows: [a], moved: ['c'], unplaced: [c] };
  expect(movedCount(unread, settled(unread, 'waiting', true))).toBe(0);
  expect(movedCount(unread, settled(unread, 'waiting', false))).toBe(1);
});

it('a broadcast is in its row and lifts nothing', () => {
  const broadcast = said('c', BUSINESS, 'Broadcast');
  const list = heard(abc(), event(broadcast), by());
  expect([ids(list), list.moved, list.rows[2]?.last]).toEqual(['abc', [], broadcast]);
  expect(list.rows[2]?.unread).toBe(0);
  expect(isMissing(list, event(said('z', BUSINESS, 'Broadcast')))).toBe(false);
  expect(isMissing(list, event(said('z', { uid: 'app_system', name: 'System' }, 'Broadcast')))).toBe(false);
  expect(ids(settled(heard(list, event(said('c')), by()), 'latest', false))).toBe('cab');
});

it('a note is unread in its row and lifts nothing, heard or read again', () => {
  const note = said('c', SARI, 'note');
  const list = heard(abc(), event(note), by());
  expect([list.moved, list.rows[2]?.last, list.rows[2]?.unread]).toEqual([[], note, 1]);
  const again = [shop('a'), shop('b'), shop('c', { last: note, unread: 1 })];
  expect(refreshed(abc(), again, 'latest').moved).toEqual([]);
  const words = shop('c', { last: said('c', SARI, 'note'), unread: 2 });
  expect(refreshed(abc(), [words, shop('a'), shop('b')], 'latest').moved).toEqual(['c']);
});

it('counts what a person wrote, and lets a colleague alone end the wait of a shop', () => {
  const after = (message: Message, seen = false) => {
    const row = afterMessage(shop('a', { unread: 1, waitingSince: SINCE }), message, seen);
    return [row.unread, row.waitingSince];
  };
  expect(after(said('a'))).toEqual([2, SINCE]);
  expect(after(said('a'), true)).toEqual([1, SINCE]);
  expect(after(said('a', SARI))).toEqual([2, undefined]);
  expect(after(said('a', SARI, 'note'))).toEqual([2, SINCE]);
  expect(after(said('a', BUSINESS))).toEqual([1, SINCE]);
  expect(after(said('a', BUSINESS, 'Broadcast'))).toEqual([1, SINCE]);
});

it('a further page changes known rows in place and stands below, whatever it has again', () => {
  const words = said('b');
  const list = heard(abc(), event(words), by());
  const page = [shop('d'), shop('b', { unread: 7, last: words }), shop('e')];
  expect(ids(extended(list, page))).toBe('abcde');
  expect(extended(list, page).rows[1]?.unread).toBe(7);
});

it('after a reconnect rows stay, and what came meanwhile is moved', () => {
  const [first, second] = [said('z'), said('c')];
  const again = [shop('z', { last: first }), shop('c', { last: second }), shop('a'), shop('b')];
  const list = refreshed(abc(), again, 'latest');
  expect([ids(list), list.moved]).toEqual(['abc', ['z', 'c']]);
  expect(ids(settled(list, 'latest', false))).toBe('zcab');
  // Nothing new: nothing moves.
  expect(refreshed(abc(), [shop('a'), shop('b'), shop('c')], 'latest').moved).toEqual([]);
});

it('who wrote last is first, also where rows that were not loaded are read before or after it is heard', () => {
  const before = said('z');
  const heardList = heard(abc(), event(said('b')), by());
  const [b, a, c] = settled(heardList, 'latest', false).rows;
  const list = listOf(...[b, a, c].flatMap((row) => row ?? []));
  const unknown = shop('z', { last: before });
  // Read after it: it stands above in the answer.
  const known = [b, unknown, a, c].flatMap((row) => row ?? []);
  expect(ids(settled(refreshed(list, known, 'latest'), 'latest', false))).toBe('bzac');
  // Read before it: the answer does not know its words yet.
  const outdated = refreshed(list, [unknown, shop('a'), shop('b', { unread: 5 }), shop('c')], 'latest');
  expect(ids(settled(outdated, 'latest', false))).toBe('bzac');
  expect(outdated.rows[0]).toBe(b);
  expect(extended(list, [shop('b'), shop('d')]).rows[0]).toBe(b);
});

it('what was taken back is not held against the answer that hides it', () => {
  const words = said('b');
  const gone = { ...said('b'), deleted: true };
  const list = listOf(shop('b', { last: gone }), shop('a'));
  expect(refreshed(list, [shop('b', { last: words }), shop('a')], 'latest').rows[0]?.last).toBe(words);
});

it('a shop is found again behind a broadcast that came after its words', () => {
  const broadcast = said('c', BUSINESS, 'Broadcast');
  const again = [shop('c', { last: broadcast, unread: 1, waitingSince: SINCE }), shop('a'), shop('b')];
  expect(refreshed(abc(), again, 'latest').moved).toEqual(['c']);
});

it('who waits longest is first; who is answered goes, who begins to wait comes last', () => {
  const rows = [shop('a', { waitingSince: SINCE }), shop('b', { waitingSince: SINCE.replace(':44', ':50') })];
  const answered = heard(listOf(...rows), event(said('a', SARI)), by('waiting'));
  expect([ids(answered), answered.moved]).toEqual(['ab', ['a']]);
  const more = { ...answered, unplaced: [shop('c', { waitingSince: '2026-11-25T09:00:00+07:00' })] };
  expect(ids(settled(more, 'waiting', false))).toBe('bc');
  // It stands on a page that is not read yet.
  expect(ids(settled(more, 'waiting', true))).toBe('b');
});

it('a mark up to the last message empties the count, one before it leaves it to the service', () => {
  const list = heard(abc(), event(said('a')), by());
  const mark = (message: string): ChatEvent => ({ kind: 'read', conversation: 'a', uid: 'admin-1', message });
  expect(heard(list, mark('0000'), by()).rows[0]?.unread).toBe(1);
  expect(heard(list, mark(list.rows[0]?.last?.id ?? ''), by()).rows[0]?.unread).toBe(0);
});

it('the seen rows stay where they are seen, also when one of them goes to the top', () => {
  const before = new Map([
    ['c', 104],
    ['d', 156],
    ['e', 208],
  ]);
  const startIn = (order: string) => (id: string) => {
    const index = order.indexOf(id);
    return index < 0 ? undefined : index * 52;
  };
  expect(shiftOf(before, startIn('abcde'))).toBe(0);
  expect(shiftOf(before, startIn('zyabcde'))).toBe(104);
  expect(shiftOf(before, startIn('dabce'))).toBe(0);
  expect(shiftOf(before, startIn('czabde'))).toBe(52);
  expect(shiftOf(before, startIn(''))).toBe(0);
});
