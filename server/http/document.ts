import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCookie } from '../../core/cookies.ts';

/** A line of preloads.json, which the build writes: the address of a page, as a regular expression, and its files. */
interface Preload {
  readonly address: RegExp;
  /** Links to the files, as HTML. */
  readonly links: string;
}

/** sign-in.json, which the build writes: see src/runtime/sign-in/render-first.tsx. */
interface FirstSignIn {
  readonly styles: string;
  readonly font: { readonly url: string; readonly faces: string };
  /** By code; the first is the source language. */
  readonly languages: Readonly<
    Record<string, { readonly dir: string; readonly title: string; readonly html: string }>
  >;
}

interface Built {
  readonly html: string;
  readonly preloads: readonly Preload[];
  readonly signIn: FirstSignIn | null;
}

const LOGIN = /^\/login\/?$/;

/**
 * Reads index.html for a URL and the cookies of its visitor; the files are read again after a new build. It names the files of
 * the URL's page, so that they load together with the entry and not after it has run: a round trip less on every first page.
 * Language, colours and text face are those that the browser's last page chose, and /login holds the sign-in itself.
 */
export function documentReader(dist: string): (url: string, cookies?: string) => Promise<string> {
  const path = join(dist, 'index.html');
  let built: Built = { html: '', preloads: [], signIn: null };
  let readAt = -1;
  return async (url, cookies = '') => {
    const { mtimeMs } = await stat(path);
    if (mtimeMs !== readAt) {
      const [html, preloads, signIn] = await Promise.all([
        readFile(path, 'utf8'),
        readPreloads(dist),
        readSignIn(dist),
      ]);
      built = { html, preloads, signIn };
      readAt = mtimeMs;
    }
    return write(built, url, cookies);
  };
}

function write({ html, preloads, signIn }: Built, url: string, cookies: string): string {
  const [pathname = ''] = url.split('?', 1);
  const links = preloads.find(({ address }) => address.test(pathname))?.links ?? '';
  const theme = readCookie(cookies, 'theme');
  const themed = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
  if (!signIn) return html.replace('</head>', () => `${links}</head>`);
  const [source = 'en'] = Object.keys(signIn.languages);
  const wanted = readCookie(cookies, 'language') ?? source;
  const code = Object.hasOwn(signIn.languages, wanted) ? wanted : source;
  const language = signIn.languages[code];
  const face =
    readCookie(cookies, 'font') === signIn.font.url
      ? // Asked for before the styles name it: the first paint waits for a face that is on its way.
        `<link rel="preload" as="font" href="${signIn.font.url}" crossorigin><style id="font-faces">${signIn.font.faces}</style>`
      : '';
  const isSignIn = LOGIN.test(pathname) && !readCookie(cookies, 'token');
  const written = html
    .replace(/<html[^>]*>/, `<html lang="${code}" dir="${language?.dir ?? 'ltr'}"${themed}>`)
    .replace('</head>', () => `${face}${links}</head>`);
  if (!isSignIn || !language) return written;
  return written
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(language.title)}</title>`)
    .replace(
      '<div id="root">',
      () =>
        `<dialog id="first-sign-in" open><style>${signIn.styles}</style>${language.html}</dialog><div id="root">`,
    );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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

async function readSignIn(dist: string): Promise<FirstSignIn | null> {
  const text = await readFile(join(dist, 'sign-in.json'), 'utf8').catch(() => 'null');
  return JSON.parse(text) as FirstSignIn | null;
}
