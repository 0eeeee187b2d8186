import { expect, it } from 'vitest';
import { adviceOn } from './advice.ts';

const DAY = '2026-11-25';
const values = { start_date: DAY, end_date: DAY, discount: 900 };

it.each([
  ['a lower price from today on', {}, []],
  ['nothing typed', { start_date: undefined, end_date: undefined, discount: undefined }, []],
  ['the normal price', { discount: 1000 }, [/normal price/]],
  ['a higher price', { discount: 1500 }, [/normal price/]],
  ['nothing to pay', { discount: 0 }, [/given away/]],
  ['less than a tenth', { discount: 99 }, [/less than a tenth/]],
  ['a tenth', { discount: 100 }, []],
  ['the days and price of another', { discount: 800 }, [/Another discount/]],
  ['the price of another on other days', { discount: 800, end_date: '2026-11-26' }, []],
  ['one that began', { start_date: '2026-11-24' }, [/first day/]],
  ['one that is over', { start_date: '2026-11-01', end_date: '2026-11-24' }, [/lies in the past/]],
])('%s', (_what, change, expected) => {
  const others = [{ id: 1, start_date_time: DAY, end_date_time: DAY, discount_price: 800 }];
  const found = adviceOn({ ...values, ...change }, { price: 1000, others, day: DAY });
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
});

it('a price that is not known yet is compared with nothing', () => {
  expect(adviceOn({ ...values, discount: 5000 }, { day: DAY })).toEqual([]);
});

it.each([0, 5000])('a product without a price is compared with nothing: %i', (discount) => {
  expect(adviceOn({ ...values, discount }, { price: 0, day: DAY })).toEqual([]);
});
