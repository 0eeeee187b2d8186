import { expect, it } from 'vitest';
import { adviceOn } from './advice.ts';

const DAY = '2026-11-25';
const values = { start_date: DAY, end_date: DAY, discount: 900 };

it.each([
  ['a lower price from today on', {}, []],
  ['nothing typed', { start_date: undefined, end_date: undefined, discount: undefined }, []],
  ['the normal price', { discount: 1000 }, [/normal price/]],
  ['a higher price', { discount: 1500 }, [/normal price/]],
  ['one that began', { start_date: '2026-11-24' }, [/first day/]],
  ['one that is over', { start_date: '2026-11-01', end_date: '2026-11-24' }, [/lies in the past/]],
])('%s', (_what, change, expected) => {
  const found = adviceOn({ ...values, ...change }, 1000, DAY);
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
});

it('a price that is not known yet is compared with nothing', () => {
  expect(adviceOn({ ...values, discount: 5000 }, undefined, DAY)).toEqual([]);
});
