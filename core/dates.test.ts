import { describe, expect, it } from 'vitest';
import {
  addDays,
  businessDay,
  businessNow,
  calendarNames,
  dateWriter,
  daysBetween,
  isDate,
  isoInstant,
  isPlace,
  millis,
  moment,
} from './dates.ts';

describe('calendar dates', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-10-00', false],
    ['0001-01-01', true],
    ['0004-02-29', true],
    ['9999-12-31', true],
    ['2026-1-1', false],
    ['2026-11-05T00:00:00Z', false],
    ['', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  it('are counted over months, leap days and centuries', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('0001-12-31', 1)).toBe('0002-01-01');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(daysBetween('2026-11-05', '2026-11-01')).toBe(-4);
    expect([daysBetween('2026-02-30', '2026-03-01'), daysBetween(null, '2026-03-01')]).toEqual([
      Number.NaN,
      Number.NaN,
    ]);
  });
});

describe('the business day', () => {
  it('changes at midnight of the business, not of the machine', () => {
    expect(businessDay('Asia/Jakarta', '2026-11-20T16:59:59Z')).toBe('2026-11-20');
    expect(businessDay('Asia/Jakarta', '2026-11-20T17:00:00Z')).toBe('2026-11-21');
  });

  it.each([
    ['America/New_York', '2026-07-01T12:00:00Z', '2026-07-01T08:00:00-04:00'],
    ['America/New_York', '2026-12-01T12:00:00Z', '2026-12-01T07:00:00-05:00'],
    ['Asia/Kathmandu', '2026-12-01T18:30:00Z', '2026-12-02T00:15:00+05:45'],
    ['UTC', '2026-12-01T18:30:00Z', '2026-12-01T18:30:00+00:00'],
  ])('has the offset of %s at %s', (zone, at, instant) => {
    expect(businessNow(zone, at)).toEqual({ date: instant.slice(0, 10), instant });
  });

  it('has no unknown zone', () => {
    expect(() => businessDay('Asia/Nowhere')).toThrow(RangeError);
    expect([isPlace('Asia/Nowhere', 'id-ID'), isPlace('Asia/Jakarta', 'not a locale')]).toEqual([
      false,
      false,
    ]);
    expect(isPlace('Asia/Jakarta', 'id-ID')).toBe(true);
  });
});

describe('instants', () => {
  it('are compared by their moment', () => {
    expect(millis('2026-11-21T07:00:00+07:00')).toBe(millis('2026-11-21T00:00:00Z'));
    expect(millis('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(millis('2026-11-21T00:00:00Z'));
    expect(millis('soon')).toBeNaN();
  });

  it('are counted in minutes or seconds', () => {
    expect(isoInstant('2026-11-21T00:00:00+07:00', 61)).toBe('2026-11-20T18:01:00.000Z');
    expect(isoInstant('2026-11-21T00:00:00Z', -1, 'second')).toBe('2026-11-20T23:59:59.000Z');
  });
});

describe('what is written', () => {
  const write = dateWriter('DD/MM/YYYY HH:mm', 'Asia/Jakarta', 'id-ID');

  it.each([
    ['0001-01-01', '01/01/0001 00:00'],
    ['2026-11-05T10:00:00.123456+0700', '05/11/2026 10:00'],
    ['2026-11-05 10:00:00+07:00', '05/11/2026 10:00'],
    ['2026-11-05T23:30:00-08:00', '06/11/2026 14:30'],
    ['2026-11-05T25:00:00Z', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['20261105', undefined],
    [20_261_105, undefined],
  ])('%s as %s', (value, text) => {
    expect(write(value)).toBe(text);
  });

  it('is exact in the hour that a summer time leaves out', () => {
    const hours = dateWriter('HH:mm', 'America/New_York', 'en-US');
    expect([hours('2026-03-08T06:59:00Z'), hours('2026-03-08T07:00:00Z')]).toEqual(['01:59', '03:00']);
  });

  it('of a page of rows costs little', () => {
    const page = () => {
      const started = performance.now();
      for (let row = 0; row < 100; row++) write(`2026-11-05T10:${String(row % 60).padStart(2, '0')}:00Z`);
      return performance.now() - started;
    };
    // Takes about 0.5 ms; creating a formatter per cell would exceed the limit tenfold. The best of ten runs counts, since other
    // tests use the CPU as well.
    expect(Math.min(...Array.from({ length: 10 }, page))).toBeLessThan(20);
  });
});

it.each([
  ['en', 'November', 'Monday'],
  ['id', 'November', 'Senin'],
  ['ar', 'نوفمبر', 'الاثنين'],
  ['zh', '十一月', '星期一'],
])('the names of %s are there, and its weeks begin on Monday', (language, month, weekday) => {
  const day = moment('2026-11-02').locale(calendarNames(language));
  expect(day.format('MMMM dddd')).toBe(`${month} ${weekday}`);
});
