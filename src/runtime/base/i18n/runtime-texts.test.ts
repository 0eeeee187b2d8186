import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import listed from './runtime-texts.json' with { type: 'json' };

const runtime = fileURLToPath(new URL('../../', import.meta.url));
const core = fileURLToPath(new URL('../../../../core/', import.meta.url));
const sources = [runtime, core].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
);

/** What t(…) is called with, up to its values. */
const CALL = /\bt\(\s*((?:[^'"`(),]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")*)/g;
/** A text by itself, or one of a choice; not what a choice compares with. */
const TEXT = /(?:^|[?:])\s*(['"])((?:\\.|(?!\1).)*)\1/g;

/** The literal texts in calls of t; texts passed in variables are not found. */
function textsOf(source: string): string[] {
  const calls = [...source.matchAll(CALL)].map(([, given]) => given ?? '');
  return calls.flatMap((given) =>
    [...given.matchAll(TEXT)].map(([, , text]) => (text ?? '').replace(/\\(.)/g, '$1')),
  );
}

describe('runtime-texts.json', () => {
  it('lists every text that the runtime shows', () => {
    const shown = new Set(sources.flatMap(textsOf));
    expect(shown.size).toBeGreaterThan(40);
    expect([...shown].filter((text) => text !== '' && !listed.includes(text))).toEqual([]);
  });

  it('lists no text that stands nowhere in the runtime', () => {
    const everything = sources.join('\n').replace(/\\(['"])/g, '$1');
    expect(listed.filter((text) => !everything.includes(text))).toEqual([]);
  });

  it('is sorted, each text once', () => {
    expect(listed).toEqual([...new Set(listed)].sort());
  });
});
