import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';
import { splitLines } from './split-lines.ts';

async function read(text: string | Buffer, pieces = 1) {
  const bytes = Buffer.from(text as string);
  const size = Math.ceil(bytes.length / pieces);
  const chunks = (async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  })();
  const found: [number, string[] | null][] = [];
  for await (const { number, fields } of readRecords(splitLines(chunks), 3)) found.push([number, fields]);
  return found;
}

test('lines are cut into fields, with either line end, with or without a last one, however the bytes arrive', async () => {
  const expected = [
    [1, ['a', 'b', 'c']],
    [3, ['d', 'é', 'f']],
  ];
  expect(await read('a,b,c\n\nd,é,f')).toEqual(expected);
  expect(await read('\uFEFFa,b,c\r\n\r\nd,é,f\r\n', 19)).toEqual(expected);
});

test('a quoted field may hold commas, quotation marks and line ends', async () => {
  expect(await read('1,"a, ""b""",c\n2,"two\nlines",c\n3,b,c\n')).toEqual([
    [1, ['1', 'a, "b"', 'c']],
    [2, ['2', 'two\nlines', 'c']],
    [4, ['3', 'b', 'c']],
  ]);
});

test('a quotation mark that is never closed spoils its own line and none of the next thirty', async () => {
  const rest = Array.from({ length: 30 }, (_, i) => `${i},"x, y",z`);
  const found = await read(['a,"b,c', ...rest].join('\n'));
  expect(found[0]).toEqual([1, null]);
  expect(found.slice(1)).toEqual(rest.map((_, i) => [i + 2, [String(i), 'x, y', 'z']]));
});

test('two stray quotation marks near each other do not swallow the lines between them', async () => {
  expect(await read('a,"b,c\n1,2,3\n4,5,6\nd,"e,f\n7,8,9\n')).toEqual([
    [1, null],
    [2, ['1', '2', '3']],
    [3, ['4', '5', '6']],
    [4, null],
    [5, ['7', '8', '9']],
  ]);
});

test('lines that only together match their quotation marks, but are no record, are read one by one', async () => {
  expect(await read('a,"b,c\n1,2,3\nd",e,f\n')).toEqual([
    [1, null],
    [2, ['1', '2', '3']],
    [3, ['d"', 'e', 'f']],
  ]);
});

test('what follows an open quotation mark waits for twenty lines at most, not for the end', async () => {
  const endless = (async function* () {
    yield Buffer.from(`a,"b,c\n${'1,2,3\n'.repeat(40)}`);
    throw new Error('the end');
  })();
  const found: number[] = [];
  const reading = async () => {
    for await (const { number } of readRecords(splitLines(endless), 3)) found.push(number);
  };
  await expect(reading()).rejects.toThrow('the end');
  expect(found).toHaveLength(41);
});

test('a quotation mark inside a field that is not quoted is text', async () => {
  expect(await read('a,12" RULER,c\nd,e,f')).toEqual([
    [1, ['a', '12" RULER', 'c']],
    [2, ['d', 'e', 'f']],
  ]);
});

test('a line that is not UTF-8 is read as the older Western encoding', async () => {
  expect(await read(Buffer.from('a,\xa35 BAG,c\n', 'latin1'))).toEqual([[1, ['a', '£5 BAG', 'c']]]);
});

test('bytes without line ends are refused instead of filling the memory', async () => {
  await expect(read(Buffer.alloc(1_200_000, 'x'), 20)).rejects.toThrow('Line 1 does not end');
});
