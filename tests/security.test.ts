import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
const page = read('docs/security.md');
/** The requirements of ASVS 5.0.0 of levels 1 and 2. */
const asked = read('tests/asvs-5.0.txt').split('\n').filter(Boolean);
const ANSWERS = ['held', 'in part', 'no', 'does not apply'];

interface Row {
  readonly numbers: readonly string[];
  readonly answer: string;
  readonly by: string;
}

/** `6.4.4, 6.5.1 to 6.5.5` in full. */
function numbersOf(cell: string, all: readonly string[] = asked): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const [from, until] = [all.indexOf(first), all.indexOf(last)];
    return from < 0 || until < from ? [`${part} is none`] : all.slice(from, until + 1);
  });
}

const rows = [...page.matchAll(/^\| (\d[\d., to]+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, numbers = '', , answer = '', by = '']): Row => ({ numbers: numbersOf(numbers), answer, by }),
);

/** Files that a text names, each with the words that stand in it: `path`: "some words", "others". */
function namedIn(text: string): { path: string; words: string[] }[] {
  const named = text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+|[\w-]+\.md)`(?::((?:,? "[^"]+")+))?/g);
  return [...named].map(([, path = '', words = '']) => ({
    path,
    words: [...words.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word),
  }));
}

function problemsOf({ path, words }: { path: string; words: readonly string[] }): string[] {
  // A folder of an installation, and a package.
  if (/^(DATA_DIR|@node-rs)\//.test(path)) return [];
  if (!existsSync(resolve(import.meta.dirname, '..', path))) return [`${path} is not there`];
  const text = read(path);
  return words.filter((word) => !text.includes(word)).map((word) => `${path} has no "${word}"`);
}

describe('docs/security.md', () => {
  it('answers each requirement of levels 1 and 2 once', () => {
    expect(asked).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual(asked);
    expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
  });

  it('names what is there, by words that are in it', () => {
    expect(namedIn(page).flatMap(problemsOf)).toEqual([]);
  });

  it('says by what a row is held: a test, a place or a heading of its own', () => {
    const bare = rows.filter(
      ({ answer, by }) => answer === 'held' && namedIn(by).length === 0 && !by.includes('](#'),
    );
    expect(bare).toEqual([]);
  });
});

describe('the test of that page', () => {
  it('sees ranges, and numbers that are none', () => {
    const all = ['1.1.1', '1.2.1', '1.2.2', '2.1.1'];
    expect(numbersOf('1.1.1, 1.2.1 to 2.1.1', all)).toEqual(all);
    expect(numbersOf('1.2.3', all)).toEqual(['1.2.3 is none']);
  });

  it('sees a file or words that are gone', () => {
    const text = '`tests/gone.test.ts`, `tests/security.test.ts`: "sees a file", "sees no' + ' file"';
    expect(namedIn(text).flatMap(problemsOf)).toEqual([
      'tests/gone.test.ts is not there',
      'tests/security.test.ts has no "sees no' + ' file"',
    ]);
  });
});
