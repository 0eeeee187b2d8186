import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of preloads.json, which the build writes: the address of a page, as a regular expression, and its files. */
interface Preload {
  readonly address: RegExp;
  /** Links to the files, as HTML. */
  readonly links: string;
}

/**
 * Reads index.html for a URL; both files are read again after a new build. It names the files of the URL's page, so that they
 * load together with the entry and not after it has run: a round trip less on every first page.
 */
export function documentReader(dist: string): (url: string) => Promise<string> {
  const path = join(dist, 'index.html');
  let html = '';
  let preloads: readonly Preload[] = [];
  let readAt = -1;
  return async (url) => {
    const { mtimeMs } = await stat(path);
    if (mtimeMs !== readAt) {
      [html, preloads] = await Promise.all([readFile(path, 'utf8'), readPreloads(dist)]);
      readAt = mtimeMs;
    }
    const [pathname = ''] = url.split('?', 1);
    const matchedPreload = preloads.find(({ address }) => address.test(pathname));
    return matchedPreload ? html.replace('</head>', () => `${matchedPreload.links}</head>`) : html;
  };
}

/** None where the build has written none. */
async function readPreloads(dist: string): Promise<readonly Preload[]> {
  const text = await readFile(join(dist, 'preloads.json'), 'utf8').catch(() => '[]');
  const read = JSON.parse(text) as readonly { readonly address: string; readonly files: readonly string[] }[];
  return read.map(({ address, files }) => ({
    address: new RegExp(address),
    links: files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  }));
}
