import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import texts from './server-texts.json' with { type: 'json' };

const here = import.meta.dirname;

/** Sentences in quotes, what `say` is given, titles of jobs and headings of files, but for those of defects, which go to the log only. */
function sentencesOf(path: string): string[] {
  const lines = readFileSync(join(here, path), 'utf8').split('\n');
  const shown = lines.filter((line) => !/new (Answer)?Error\(|^\s*(\/\/|\*|\/\*\*)/.test(line));
  return shown.flatMap((line) =>
    [
      ...line.matchAll(
        /'(?:[a-z_]+: )?([A-Z{][^']* [^']*\.)'|(?:title|heading): '([A-Z][^']*)'|\bsay\('([^']*[^'.])'|\{ text: '([a-z][^']*)' \}/g,
      ),
    ].flatMap(([, ...parts]) => parts.find((part) => part !== undefined) ?? []),
  );
}

const sources = [
  'calls',
  'http',
  'chat/chat-hub.ts',
  'rules',
  'handlers',
  '../domain/promotions/pricing',
  'exports',
  'resources',
  'jobs',
  'tasks',
  '../core/text.ts',
  '../core/export/cut-cells.ts',
  'imports/read-table.ts',
  'imports/read-zip.ts',
  'imports/split-lines.ts',
  'refusal.ts',
  'checks.ts',
  'job-tasks.ts',
  'build-server.ts',
  'store/migrations/0050-section-rules.sql',
  'store/migrations/3340-checks-in-words.sql',
  'store/migrations/3341-delivered-pieces.sql',
  'store/migrations/3700-edits-that-wait.sql',
].flatMap((name) =>
  /\.(ts|sql)$/.test(name)
    ? [name]
    : readdirSync(join(here, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)testing/.test(file))
        .map((file) => `${name}/${file}`),
);

describe('the texts of the server', () => {
  it('are listed for translation, each and no others', () => {
    const found = [...new Set(sources.flatMap(sentencesOf))].sort();
    expect([...texts].sort()).toEqual(found);
  });
});
