import { beforeEach, expect, it, vi } from 'vitest';
import type { ListScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { keepSize } from './kept-size.ts';
import { inputOfAddress, shapeOf } from './list-input.ts';

const screen = partOf<ListScreen>({
  id: 'book-list',
  kind: 'list',
  paging: 'server',
  pageSizes: [10, 25],
  filters: [],
  columns: [],
  source: { endpoint: { id: 'book.list', paging: { page: 'page', size: 'perPage' } } },
});
const asked = (query: string, of = screen) =>
  inputOfAddress(of, new URLSearchParams(query), { route: {}, query: {} }).perPage;

beforeEach(() => localStorage.clear());

it('a list opens with as many rows as were chosen last, unless the address says how many', () => {
  keepSize(screen, 25, shapeOf(screen));
  expect([asked(''), asked('size=10'), asked('', { ...screen, id: 'other' })]).toEqual([25, 10, 10]);
});

it('the usual number is not kept, and one that is not on offer is the usual one', () => {
  keepSize(screen, 25, shapeOf(screen));
  keepSize(screen, 10, shapeOf(screen));
  expect([asked(''), localStorage.length]).toEqual([10, 0]);
  keepSize(screen, 50, shapeOf(screen));
  expect(asked('')).toBe(10);
});

it('as many as fit are asked for by the height of the window, and by another one elsewhere', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(partOf<MediaQueryList>({ matches: true }));
  const height = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1000);
  keepSize(screen, 17, shapeOf(screen));
  expect([localStorage.getItem(localStorage.key(0) ?? ''), asked('')]).toEqual(['fit', 17]);
  height.mockReturnValue(800);
  expect([asked(''), asked('size=fit'), asked('size=17')]).toEqual([12, 12, 10]);
});
