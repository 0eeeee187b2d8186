import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document of the built page for a path, as our server answers it: with the files of the path's screen, and `head` before all else. */
export function documentOf(dist, head) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replace('<head>', `<head>${head}`);
  const preloads = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8'));
  return (path) => {
    const { files = [] } = preloads.find(({ address }) => new RegExp(address).test(path)) ?? {};
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return html.replace('</head>', `${links.join('')}</head>`);
  };
}
