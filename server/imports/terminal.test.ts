import { expect, test, vi } from 'vitest';
import { ImportTerminal, type Output } from './terminal.ts';

function collect(isTTY: boolean): Output & { text: string } {
  return {
    isTTY,
    text: '',
    write(more) {
      this.text += more;
    },
  };
}

test('a terminal shows one line that lives; a file gets a whole line now and then', () => {
  vi.useFakeTimers();
  const [live, plain] = [collect(true), collect(false)];
  const terminals = [new ImportTerminal(live), new ImportTerminal(plain)];
  for (const lines of [1000, 2000, 3000]) {
    vi.advanceTimersByTime(1000);
    for (const terminal of terminals) terminal.progress(lines, lines / 4000);
  }
  vi.useRealTimers();
  expect(live.text.split('\r\x1b[2K')).toEqual([
    '',
    '1,000 lines, 25%, 1,000 lines/s',
    '2,000 lines, 50%, 1,000 lines/s',
    '3,000 lines, 75%, 1,000 lines/s',
  ]);
  expect(plain.text).toBe('2,000 lines, 50%, 1,000 lines/s\n');
});

test('the first ten skipped lines are shown, the others left to the report', () => {
  const output = collect(false);
  const terminal = new ImportTerminal(output);
  for (let number = 2; number < 50; number++) terminal.skipped({ number, text: '', reasons: ['customer'] });
  expect(output.text.trimEnd().split('\n')).toHaveLength(11);
  expect(output.text).toMatch(/^line 2: no customer\n/);
});

test('the closing summary says what was done and where it stopped', () => {
  const output = collect(false);
  new ImportTerminal(output).summary({
    lines: 30_000,
    items: 27_382,
    known: 12,
    orders: 11_206,
    shops: 3546,
    productsAdded: 2856,
    productsUpdated: 4,
    productsKept: 2,
    skipped: [['customer', 1961]],
    report: '/data/imports/x.skipped.csv',
    seconds: 4.25,
    stopped: 'Interrupted.',
  });
  expect(output.text.split('\n')).toEqual([
    'Stopped: Interrupted. 27,382 items were stored before, in whole batches. Run it again: nothing will double.',
    '  lines read 30,000',
    '  orders     11,206 new',
    '  items      27,382 new, 12 already there',
    '  products   2,856 new, 4 updated, 2 kept because staff edited them',
    '  shops      3,546 new',
    '  skipped    1,961',
    '             1,961 no customer',
    '  seconds    4.3',
    'Every skipped line, with number and reason: /data/imports/x.skipped.csv',
    '',
  ]);
});
