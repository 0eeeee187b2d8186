import { expect, it } from 'vitest';
import { amountText, moneyText } from './money.ts';

it('writes amounts as the declarations say', () => {
  expect([amountText(12_500), amountText('1250000'), moneyText(1000)]).toEqual([
    '12.500',
    '1.250.000',
    'Rp 1.000',
  ]);
});
