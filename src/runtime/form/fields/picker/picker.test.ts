import { describe, expect, it } from 'vitest';
import type { Endpoint, FormField } from '../../../../../core/model.ts';
import { OptionsLoader, type OptionsPage } from './options-loader.ts';
import { moveOf, takesOnTab } from './picker-keys.ts';
import { placePopup } from './place-popup.ts';
import { inputOf, optionOf } from './use-options.ts';

const page = (values: number[], last = 1): OptionsPage => ({
  options: values.map((value) => ({ value, label: `Row ${value}` })),
  last,
});
const values = (loader: OptionsLoader) => loader.state.get().options.map((option) => option.value);

describe('the options of a picker', () => {
  it('grow page by page until the last one, without repeats', async () => {
    const asked: number[] = [];
    const loader = new OptionsLoader(async (_query, at) => {
      asked.push(at);
      return at === 1 ? page([1, 2], 2) : page([2, 3], 2);
    });
    await loader.search('');
    expect(loader.state.get().hasMore).toBe(true);
    await loader.more();
    expect(values(loader)).toEqual([1, 2, 3]);
    expect(loader.state.get()).toMatchObject({ status: 'ready', hasMore: false });
    await loader.more();
    expect(asked).toEqual([1, 2]);
  });

  it('are those of the newest query, whatever arrives later', async () => {
    const answers = new Map<string, (found: OptionsPage) => void>();
    const loader = new OptionsLoader((query) => new Promise((resolve) => answers.set(query, resolve)));
    const first = loader.search('a');
    const second = loader.search('ab');
    answers.get('ab')?.(page([2]));
    answers.get('a')?.(page([1]));
    await Promise.all([first, second]);
    expect(loader.state.get().query).toBe('ab');
    expect(values(loader)).toEqual([2]);
  });

  it('come back at once for a query that was asked before', async () => {
    let calls = 0;
    const loader = new OptionsLoader(async (query) => {
      calls += 1;
      return page([query.length]);
    });
    await loader.search('a');
    await loader.search('abc');
    await loader.search('a');
    expect(calls).toBe(2);
    expect(values(loader)).toEqual([1]);
  });

  it('say when they could not be loaded, and come when tried again', async () => {
    let broken = true;
    const loader = new OptionsLoader(async () => {
      if (broken) throw new Error('offline');
      return page([1]);
    });
    await loader.search('x');
    expect(loader.state.get()).toMatchObject({ status: 'failed', options: [] });
    broken = false;
    await loader.retry();
    expect(values(loader)).toEqual([1]);
  });
});

describe('the keys of a picker', () => {
  const open = { open: true, active: 0, count: 3, typed: false };
  const closed = { open: false, active: -1, count: 0, typed: false };

  it('open it with an arrow and leave Enter and Escape to the form while it is closed', () => {
    expect(moveOf('ArrowDown', false, closed)).toEqual({ do: 'open' });
    expect(moveOf('Enter', false, closed)).toBeUndefined();
    expect(moveOf('Escape', false, closed)).toBeUndefined();
  });

  it('move within the list and never out of it', () => {
    expect(moveOf('ArrowDown', false, open)).toEqual({ do: 'mark', at: 1 });
    expect(moveOf('ArrowDown', false, { ...open, active: 2 })).toEqual({ do: 'mark', at: 2 });
    expect(moveOf('ArrowUp', false, open)).toEqual({ do: 'mark', at: 0 });
    expect(moveOf('ArrowDown', false, { ...open, active: -1, count: 0 })).toEqual({ do: 'mark', at: -1 });
  });

  it('choose with Enter, and keep Enter from submitting while nothing is marked', () => {
    expect(moveOf('Enter', false, open)).toEqual({ do: 'choose' });
    expect(moveOf('Enter', false, { ...open, active: -1 })).toEqual({ do: 'nothing' });
    expect(moveOf('Escape', false, open)).toEqual({ do: 'close' });
  });

  it('take the marked option with Tab only when something was typed for it', () => {
    expect(takesOnTab({ ...open, typed: true })).toBe(true);
    expect(takesOnTab(open)).toBe(false);
    expect(takesOnTab({ ...open, typed: true, active: -1 })).toBe(false);
  });
});

describe('a picker asks', () => {
  const endpoint: Endpoint = {
    id: 'shelf.list',
    method: 'GET',
    path: '/shelf',
    roles: 'public',
    effect: 'read',
    envelope: 'page',
    search: 'q',
    paging: { page: 'page', size: 'perPage' },
  };
  const field: FormField = {
    name: 'shelf_id',
    label: 'Shelf',
    field: 'picker',
    span: 6,
    options: { value: 'id', label: 'place.name' },
    source: { endpoint },
  };

  it('for ten rows by the names that the endpoint declares, and for no empty search', () => {
    expect(inputOf(field, 'ab', 2)).toEqual({ q: 'ab', page: 2, perPage: 10 });
    expect(inputOf({ ...field, options: { size: 25 } }, '', 1)).toEqual({ page: 1, perPage: 25 });
  });

  it('and reads value and label by their paths', () => {
    expect(optionOf({ id: 4, place: { name: 'Left' } }, field)).toEqual({ value: 4, label: 'Left' });
  });
});

describe('the list of a picker', () => {
  it('stands below, and above only when there is little room below and more above', () => {
    expect(placePopup({ left: 10, top: 100, bottom: 136, width: 300 }, 800)).toEqual({
      left: 10,
      width: 300,
      top: 140,
      maxHeight: 370,
    });
    expect(placePopup({ left: 10, top: 700, bottom: 736, width: 300 }, 800)).toEqual({
      left: 10,
      width: 300,
      bottom: 104,
      maxHeight: 370,
    });
    expect(placePopup({ left: 0, top: 60, bottom: 96, width: 300 }, 250).top).toBe(100);
  });
});
