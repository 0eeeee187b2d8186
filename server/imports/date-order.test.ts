import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from './import-orders.ts';
import { csv } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'date-order-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Judges a file with a line for each of these dates. */
function judge(...dates: string[]) {
  const file = join(folder, 'orders.csv');
  writeFileSync(file, csv(...dates.map((date, place) => `${place},90A,MUG,6,${date},2.55,99001,France`)));
  return checkFile(file);
}

test.each([
  ['mdy', ['12-01-2010 08:26', '12-01-2010 08:26', '12-13-2010 09:10']],
  ['dmy', ['12/01/2010 08:26', '13/12/2010 09:10']],
  ['mdy', ['2010-12-13 08:26']],
  ['mdy', ['12/12/2010 08:26']],
  ['dmy', ['13/01/2010 08:26', 'yesterday', '']],
])('the order is %s where the lines say %j', async (order, dates) => {
  expect(await judge(...dates)).toBe(order);
});

test('an order that no line tells is ambiguous, and said to be', async () => {
  await expect(judge('12-01-2010 08:26', '12-01-2010 08:26')).rejects.toThrow(
    /order of day and month: 12-01-2010 08:26 is ambiguous\. .*--dates mdy/,
  );
});

test('lines that contradict each other are named', async () => {
  await expect(judge('13-01-2010 08:26', '01-13-2010 08:26')).rejects.toThrow(
    /13-01-2010 08:26, where the day comes first, and 01-13-2010 08:26, where the month does/,
  );
});
