import { expect, it } from 'vitest';
import { draftOf, isBegun, isReady, joined, pastedLines, settled, typedIn } from './asked-drafts.ts';

const FIELDS = ['pick', 'order'];
const drafts = [draftOf('INV-1', { id: 1 }), draftOf('INV-9', undefined, {}, 'Nothing has this.')];

it('a row is ready with all its values, and no more once it is done', () => {
  const begun = typedIn(drafts, 'INV-1', 'pick', 'P');
  expect(begun.map((draft) => [isBegun(draft, FIELDS), isReady(draft, FIELDS)])).toEqual([
    [true, false],
    [false, false],
  ]);
  const ready = typedIn(begun, 'INV-1', 'order', 'D');
  expect(ready.map((draft) => isReady(draft, FIELDS))).toEqual([true, false]);
  expect(settled(ready, 'INV-1', { kind: 'done' }).map((draft) => isReady(draft, FIELDS))).toEqual([
    false,
    false,
  ]);
  expect(typedIn(begun, 'INV-1', 'order', ' ').map((draft) => isReady(draft, FIELDS))).toEqual([
    false,
    false,
  ]);
});

it('a typed value takes the failure away, and is another attempt', () => {
  const failed = settled(drafts, 'INV-1', { kind: 'failed', message: 'No.' });
  expect(typedIn(failed, 'INV-1', 'pick', 'P')[0]).toMatchObject({ result: { kind: 'open' }, attempt: 1 });
});

it('what is pasted again takes the place of what stands there, but for what is done', () => {
  const done = settled([...drafts, draftOf('INV-2', { id: 2 })], 'INV-1', { kind: 'done' });
  const again = joined(
    done,
    ['INV-1', 'INV-2', 'INV-3'].map((name) => draftOf(name, { id: 0 }, { pick: 'P' })),
  );
  expect(again.map(({ name, typed }) => [name, typed.pick])).toEqual([
    ['INV-1', undefined],
    ['INV-9', undefined],
    ['INV-2', 'P'],
    ['INV-3', 'P'],
  ]);
});

it.each([
  [
    'INV-1\tPT 1\tDO-1\nINV-2\t\tDO-2',
    [
      ['INV-1', 'PT 1', 'DO-1'],
      ['INV-2', '', 'DO-2'],
    ],
  ],
  [
    '1. INV-1 PT-1 DO-1\n2) INV-22 PT-2, DO-2 urgent',
    [
      ['INV-1', 'PT-1', 'DO-1'],
      ['INV-22', 'PT-2', 'DO-2'],
    ],
  ],
  ['INV-1, INV-2; INV-3\r\n\nINV-1', [['INV-1'], ['INV-2'], ['INV-3']]],
])('of the text %j each name is a row', (text, wanted) => {
  expect(pastedLines(text, 2).map(({ name, values }) => [name, ...values])).toEqual(wanted);
});
