import { describe, expect, it } from 'vitest';
import { judge, object } from './testing.ts';

const number = { type: ['number', 'null'] };
const instant = { type: 'string', format: 'date-time' };

describe('a value beside another one', () => {
  it('differs from it, once both are there', () => {
    const text = { type: ['string', 'null'] };
    const check = judge(object({ old: text, fresh: { ...text, differsFrom: 'old' } }));
    for (const fine of [{}, { old: 'a' }, { old: 'a', fresh: 'A' }, { old: '', fresh: '' }, { fresh: null }])
      expect(check(fine)).toEqual([]);
    expect(check({ old: 'a', fresh: 'a' })).toEqual([
      'fresh differsFrom This must differ from what was given above.',
    ]);
  });

  it('is a number as well', () => {
    const check = judge(
      object({ one: number, other: { ...number, differsFrom: 'one', sameAs: 'third' }, third: number }),
    );
    expect(check({ one: 1, other: 2, third: 2 })).toEqual([]);
    expect(check({ one: 0, other: 0, third: 0 })).toHaveLength(1);
    expect(check({ one: 1, other: 2, third: 3 })).toHaveLength(1);
  });

  it.each([
    ['lessThan', [1], [2, 3], 'Must be less than {limit}.'],
    ['atMost', [1, 2], [3], 'Must be at most {limit}.'],
    ['moreThan', [3], [1, 2], 'Must be more than {limit}.'],
    ['atLeast', [2, 3], [1], 'Must be at least {limit}.'],
  ])('%s compares numbers', (keyword, right, wrong, message) => {
    const check = judge(object({ limit: number, value: { ...number, [keyword]: 'limit' } }));
    for (const value of right) expect(check({ limit: 2, value })).toEqual([]);
    for (const value of wrong) expect(check({ limit: 2, value })).toEqual([`value ${keyword} ${message}`]);
    for (const limit of [null, undefined]) expect(check({ limit, value: 1 })).toEqual([]);
  });

  it('compares instants by their moment, not by their letters', () => {
    const check = judge(object({ from: instant, until: { ...instant, after: 'from' } }));
    const from = '2026-11-20T10:00:00+07:00';
    expect(check({ from, until: '2026-11-20T04:00:00Z' })).toEqual([]);
    expect(check({ from, until: '2026-11-20T10:00:00+08:00' })).toEqual([
      'until after This date is too early.',
    ]);
    expect(check({ from, until: '2026-11-20T03:00:00Z' })).toHaveLength(1);
  });

  it('is no cause where one of the two is no date: its format says so alone', () => {
    const day = { type: 'string', format: 'date' };
    const days = judge(object({ from: day, until: { ...day, notBefore: ['from', 'today'] } }));
    const faults = (value: object) => days(value).map((fault) => fault.split(' ').slice(0, 2).join(' '));
    expect(faults({ from: '2027-02-31', until: '2027-02-20' })).toEqual(['from format']);
    expect(faults({ from: '2027-02-20', until: '2027-02-1' })).toEqual(['until format']);
    const moments = judge(object({ from: instant, until: { ...instant, after: 'from' } }));
    expect(moments({ from: 'soon', until: '2026-11-20T04:00:00Z' })).toHaveLength(1);
  });

  it('is looked for in the same entry of a list', () => {
    const day = { type: 'string', format: 'date' };
    const stay = object({
      from: day,
      until: { ...day, notBefore: 'from', messages: { notBefore: 'Too soon.' } },
    });
    const check = judge(object({ from: day, stays: { type: 'array', items: stay } }));
    const stays = [
      { from: '2026-01-01', until: '2026-01-01' },
      { from: '2026-01-02', until: '2026-01-01' },
    ];
    expect(check({ from: '2027-01-01', stays })).toEqual(['stays.1.until notBefore Too soon.']);
  });

  it('is compared with several days at once, and says so once', () => {
    const day = { type: 'string', format: 'date' };
    const check = judge(object({ from: day, until: { ...day, notBefore: ['from', 'today'] } }));
    expect(check({ from: '2026-11-21', until: '2026-11-21' })).toEqual([]);
    expect(check({ until: '2026-11-20' })).toEqual([]);
    for (const from of ['2026-11-22', '2026-11-01', undefined])
      expect(check({ from, until: from === '2026-11-22' ? '2026-11-21' : '2026-11-19' })).toEqual([
        'until notBefore This date is too early.',
      ]);
  });

  it('is compared with several days, each with its own text', () => {
    const day = { type: 'string', format: 'date' };
    const messages = { notBefore: 'Not after it.', 'notBefore today': 'It is past.' };
    const check = judge(object({ from: day, until: { ...day, notBefore: ['from', 'today'], messages } }));
    expect(check({ from: '2026-11-01', until: '2026-11-19' })).toEqual(['until notBefore It is past.']);
    expect(check({ from: '2026-11-22', until: '2026-11-21' })).toEqual(['until notBefore Not after it.']);
    expect(check({ from: '2026-11-19', until: '2026-11-18' })).toEqual(['until notBefore Not after it.']);
  });

  it('is earlier than another day, or than today', () => {
    const day = { type: 'string', format: 'date' };
    const check = judge(object({ born: { ...day, before: 'today' }, named: { ...day, before: 'born' } }));
    expect(check({ born: '2026-11-19', named: '2026-11-18' })).toEqual([]);
    expect(check({ born: '2026-11-20' })).toEqual(['born before This date is too late.']);
    expect(check({ born: '2026-11-19', named: '2026-11-19' })).toHaveLength(1);
  });
});
