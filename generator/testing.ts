import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { hashOfMigrations } from '../core/snapshot.ts';
import { type Compiled, compile } from './compile.ts';
import { Roots } from './emit/roots.ts';
import { LinkMemory } from './link/product/link-memory.ts';
import { loadLanguage } from './load/language.ts';
import type { Sources } from './load/load-product.ts';
import { readSources } from './load/read-sources.ts';
import { openCache } from './project.ts';
import { isObject } from './schema/json-schema.ts';

/** Folder of the valid product, and of one overlay with an error per diagnostic code. */
export const casesFolder = fileURLToPath(new URL('cases', import.meta.url));

const language = loadLanguage();
const good = readSources(`${casesFolder}/good`);
const migrations = hashOfMigrations(`${casesFolder}/good`);
/** Kept on disk between runs when a test saves it: generating types is the slowest part. */
export const cache = openCache('cases');

/** What the tests of a worker link once: of most products they change a declaration or two. */
export const memory = new LinkMemory();

/** Compiles declarations in memory, as a separate product beside the repository's. */
export function compileSources(sources: Sources, linked = memory): Promise<Compiled> {
  return compile({
    sources,
    migrations,
    language,
    texts: { ofCode: [] },
    roots: new Roots('generator/cases/good'),
    cache,
    memory: linked,
  });
}

/** The valid product with files replaced or added; an empty text removes a file. */
export function withOverlay(overlay: ReadonlyMap<string, string>): Sources {
  const sources = new Map(good);
  for (const [path, text] of overlay) {
    if (text === '') sources.delete(path);
    else sources.set(path, text);
  }
  return sources;
}

/** Names of the overlays: a diagnostic code, with `-<word>` for further cases of the same code. */
export function caseNames(): string[] {
  return readdirSync(casesFolder)
    .filter((name) => name !== 'good')
    .sort();
}

/** The diagnostic code of a case. */
export function codeOf(caseName: string): string {
  return caseName.split('-', 2).join('-');
}

/**
 * The valid counterpart of a case: its `remedy.json` applied to it. That is a JSON merge patch (RFC 7396) of an object
 * that maps paths to files, so it contains only the changes; null removes the case's own file.
 */
export function withRemedy(caseName: string): Sources {
  const folder = `${casesFolder}/${caseName}`;
  const remedy = JSON.parse(readFileSync(`${folder}/remedy.json`, 'utf8')) as Record<string, unknown>;
  const overlay = new Map(readSources(folder));
  for (const [path, patch] of Object.entries(remedy)) {
    if (patch === null) {
      overlay.delete(path);
      continue;
    }
    const text = overlay.get(path) ?? good.get(path) ?? '{}';
    overlay.set(path, JSON.stringify(mergePatch(parse(text), patch)));
  }
  return withOverlay(overlay);
}

export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
