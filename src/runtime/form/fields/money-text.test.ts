import { describe, expect, it } from 'vitest';
import { groupingOf, moneyText, regroup } from './money-text.ts';

const { parse, print } = moneyText('.');

describe('a money field', () => {
  it.each(['12500', '12.500', '12,500', 'Rp 12.500,00', 'Rp12.500', 'rp. 12,500.00', ' 12 500 '])(
    'reads "%s" as 12500',
    (text) => expect(parse(text)).toBe(12_500),
  );

  it('keeps what is no whole amount as it was typed', () => {
    for (const text of [
      '12,5',
      '12.50',
      'Rp 12.500,75',
      '1.25.000',
      '1.250,000',
      'abc',
      '1e3',
      '9'.repeat(20),
    ])
      expect(parse(text)).toBe(text);
    expect([parse(''), parse(' ')]).toEqual([null, null]);
  });

  it('shows thousands in groups', () => {
    expect([print(0), print(999), print(1_250_000), print(-12_500)]).toEqual([
      '0',
      '999',
      '1.250.000',
      '-12.500',
    ]);
    expect([print(null), print('12,5'), moneyText(',').print(1_250_000)]).toEqual(['', '12,5', '1,250,000']);
    expect([groupingOf('id-ID'), groupingOf('en-US')]).toEqual(['.', ',']);
  });

  it('groups while typing, and the caret stays behind its digit', () => {
    expect(regroup('1250', 4, '.')).toEqual({ text: '1.250', caret: 5 });
    expect(regroup('1.2950', 4, '.')).toEqual({ text: '12.950', caret: 4 });
    expect(regroup('912.500', 1, '.')).toEqual({ text: '912.500', caret: 1 });
    // A deleted separator is inserted again, and the caret is past it.
    expect(regroup('12500', 2, '.')).toEqual({ text: '12.500', caret: 2 });
    expect(regroup('.500', 0, '.')).toEqual({ text: '500', caret: 0 });
    expect(regroup('12,5', 4, '.')).toEqual({ text: '12,5', caret: 4 });
  });
});
