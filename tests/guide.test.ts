import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GUIDE = 'docs/guide';
/** A block of code that names the file it is taken from, and of a JSON file the place. */
const EXAMPLE = /^```(json|tsx?|sql) (\S+)(?: (\/\S+))?\n([\s\S]*?)\n```$/gm;

const pages = readdirSync(GUIDE)
  .filter((name) => name.endsWith('.md'))
  .map((page) => ({ page, text: readFileSync(join(GUIDE, page), 'utf8') }));
const examples = pages.flatMap(({ page, text }) =>
  [...text.matchAll(EXAMPLE)].map(([, language, file = '', pointer = '', body = '']) => ({
    name: `${page}: ${file} ${pointer}`,
    language,
    file,
    pointer,
    body,
  })),
);

/** The value at a JSON pointer. */
function at(value: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);
}

describe('The examples of the guide are declarations and code of a product that compiles', () => {
  it.each(examples)('$name', ({ language, file, pointer, body }) => {
    const source = readFileSync(file, 'utf8');
    if (language === 'json') expect(JSON.parse(body)).toEqual(at(JSON.parse(source), pointer));
    else expect(source).toContain(body);
  });

  it('and every page is listed where the guide begins', () => {
    const index = readFileSync('docs/language.md', 'utf8');
    for (const { page } of pages) expect(index).toContain(`guide/${page}`);
  });
});
