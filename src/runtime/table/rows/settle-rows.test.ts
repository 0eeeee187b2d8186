import { expect, it } from 'vitest';
import { settleRows } from './settle-rows.ts';

const rows = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ id: one[0], value: one }));
const settle = (standing: string, fresh: string, touched = '') => {
  const {
    rows: shown,
    gone,
    ...rest
  } = settleRows(rows(standing), rows(fresh), 'id', (key) => touched.includes(String(key)));
  return { shown: shown.map(({ value }) => value).join(' '), gone: [...gone].join(''), ...rest };
};

it.each([
  ['values change where they stand', 'a b c', 'a b2 c', 'b', 'a b2 c', '', 0, true],
  ['what comes at the end moves nothing', 'a b', 'a b c', '', 'a b', '', 1, true],
  ['an empty list', '', 'a', '', '', '', 1, true],
  ['new rows wait, and the last one is only pushed away', 'a b c', 'n a b', '', 'a b c', '', 1, false],
  ['what is written and not here any more is gone', 'a b c', 'a c d', 'b', 'a b c', 'b', 1, false],
  ['another order waits', 'a b c', 'c a2 b', '', 'a2 b c', '', 0, false],
])('%s', (_, standing, fresh, touched, shown, gone, added, isStill) => {
  expect(settle(standing, fresh, touched)).toEqual({ shown, gone, added, isStill });
});

it('a row that is the same stays the same object, so that it is not drawn again', () => {
  const standing = rows('a b');
  const { rows: shown } = settleRows(standing, rows('n a b2'), 'id', () => false);
  expect([shown[0] === standing[0], shown[1] === standing[1]]).toEqual([true, false]);
});
