import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { full } from './full.ts';
import { shortenFiles } from './shorten-files.ts';
import { copyOfGood } from './testing.ts';

describe('what comes by default', { timeout: 60_000 }, () => {
  const copy = copyOfGood();

  it('is shown by full, with the place of the declaration', () => {
    expect(full(copy.project(), 'book.get')).toBe(0);
    expect(copy.lines()[0]).toMatch(/^schemas\/book\/book\.endpoints\.json:\d+$/);
    expect(copy.lines().join('\n')).toContain('"fallback": { "list": "book.list", "match": "id" }');
    expect(full(copy.project(), 'book.gte')).toBe(1);
    expect(copy.lines().at(-1)).toContain('Did you mean "book.get"?');
  });

  it('is left out by shorten, which changes nothing else', () => {
    const path = join(copy.root(), 'schemas/book/book-edit.screen.json');
    const before = copy.project().declared().declarations?.screens.get('book-edit')?.value;
    writeFileSync(path, JSON.stringify(before, null, 2));
    expect(shortenFiles(copy.project()), copy.lines().join('\n')).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).not.toHaveProperty('load');
    expect(copy.project().declared().declarations?.screens.get('book-edit')?.value).toEqual(before);
    expect(shortenFiles(copy.project())).toBe(0);
    expect(copy.lines().at(-1)).toBe('Nothing can be left out.');
  });
});
