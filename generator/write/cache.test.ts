import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cache } from './cache.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'generator-')), 'deep', 'cache.json');
});
afterEach(() => rmSync(join(file, '../..'), { recursive: true }));

/** Whether the answer to a question had to be computed. */
async function isWorkedOut(cache: Cache, question: string): Promise<boolean> {
  let worked = false;
  const answer = () => {
    worked = true;
    return question.toUpperCase();
  };
  expect(await cache.get(question, answer)).toBe(question.toUpperCase());
  return worked;
}

describe('the cache', () => {
  it('answers a question once, also for the next run', async () => {
    const first = new Cache(file, 'v1');
    expect([await isWorkedOut(first, 'a'), await isWorkedOut(first, 'a')]).toEqual([true, false]);
    first.save();
    expect(await isWorkedOut(new Cache(file, 'v1'), 'a')).toBe(false);
  });

  it('forgets everything when the salt is another, and what a run did not ask for', async () => {
    const first = new Cache(file, 'v1');
    await isWorkedOut(first, 'a');
    await isWorkedOut(first, 'b');
    first.save();
    expect(await isWorkedOut(new Cache(file, 'v2'), 'a')).toBe(true);
    const second = new Cache(file, 'v1');
    await isWorkedOut(second, 'a');
    second.save();
    expect(await isWorkedOut(new Cache(file, 'v1'), 'b')).toBe(true);
  });

  it('starts anew from a broken file', async () => {
    const first = new Cache(file);
    await isWorkedOut(first, 'a');
    first.save();
    writeFileSync(file, '{"half');
    expect(await isWorkedOut(new Cache(file), 'a')).toBe(true);
  });
});
