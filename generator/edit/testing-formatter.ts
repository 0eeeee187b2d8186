import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../load/language.ts';
import { printJson } from './layout.ts';

/** What the formatter would change in texts of declarations, in its own words; '' where it leaves them as they are. */
export function unformatted(texts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'formatted-'));
  const { formatter, json } = JSON.parse(readFileSync(join(repository, 'biome.json'), 'utf8')) as {
    formatter: object;
    json: object;
  };
  writeFileSync(join(folder, 'biome.json'), printJson({ root: true, formatter, json }));
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.json`), text);
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  try {
    const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
