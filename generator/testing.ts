import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Compiled, compile } from './compile.ts';
import { Roots } from './emit/roots.ts';
import { loadLanguage } from './load/language.ts';
import type { Sources } from './load/load-product.ts';
import { readSources } from './load/read-sources.ts';
import { openCache } from './project.ts';

/** Folder of the product that is right, and of one overlay per code that makes it wrong. */
export const casesFolder = fileURLToPath(new URL('cases', import.meta.url));

const language = loadLanguage();
/** Kept between runs: writing types is most of the work. */
export const cache = openCache('cases');

/** Compiles declarations in memory, as a product of its own beside the repository's. */
export async function compileSources(sources: Sources): Promise<Compiled> {
  const compiled = await compile({
    sources,
    language,
    texts: { ofCode: [] },
    roots: new Roots('generator/cases/good'),
    cache,
  });
  cache.save();
  return compiled;
}

/** The product that is right, with files replaced or added; an empty text takes a file away. */
export function withOverlay(overlay: ReadonlyMap<string, string>): Sources {
  const sources = new Map(readSources(`${casesFolder}/good`));
  for (const [path, text] of overlay) {
    if (text === '') sources.delete(path);
    else sources.set(path, text);
  }
  return sources;
}

/** Names of the overlays: codes of diagnostics. */
export function caseNames(): string[] {
  return readdirSync(casesFolder)
    .filter((name) => name !== 'good')
    .sort();
}
