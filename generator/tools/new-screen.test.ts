import { describe, expect, it } from 'vitest';
import { newScreen } from './new-screen.ts';
import { copyOfGood } from './testing.ts';

describe('new-screen', { timeout: 60_000 }, () => {
  const copy = copyOfGood();

  it('writes list, forms and endpoints that compile, and says what comes next', async () => {
    expect([copy.lines(), await newScreen(copy.project(), 'copy')][1]).toBe(0);
    expect(copy.lines().filter((line) => line.endsWith('.json'))).toHaveLength(4);
    expect(copy.lines().join('\n')).toContain('"screen": "copy-list"');
    const { files } = await copy.project().compile();
    expect(files?.has('src/generated/product/screens/copy-edit.ts')).toBe(true);
  });

  it.each([
    ['book', 'exists already'],
    ['nothing', 'no entity "nothing"'],
  ])('refuses %s and writes nothing', async (noun, why) => {
    const before = copy.project().sources();
    expect(await newScreen(copy.project(), noun)).toBe(1);
    expect(copy.lines().join('\n')).toContain(why);
    expect(copy.project().sources()).toEqual(before);
  });
});
