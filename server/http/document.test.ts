import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentReader } from './document.ts';

let folder: string;
let read: ReturnType<typeof documentReader>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-test-'));
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>';
  await writeFile(join(folder, 'index.html'), html);
  const languages = {
    en: { dir: 'ltr', title: 'Sign In', html: '<form>Sign In</form>' },
    ar: { dir: 'rtl', title: 'A <b> & c', html: '<form>دخول</form>' },
  };
  const font = { url: '/assets/inter.woff2', faces: '@font-face{}' };
  await writeFile(join(folder, 'sign-in.json'), JSON.stringify({ styles: 'b{}', font, languages }));
  read = documentReader(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('holds the sign-in at its own address only, and not for who has a token', async () => {
  expect(await read('/login?x=1')).toContain(
    '<dialog id="first-sign-in" open><style>b{}</style><form>Sign In</form></dialog><div id="root">',
  );
  for (const [url, cookies] of [
    ['/dashboard/brand', ''],
    ['/login/x', ''],
    ['/login', 'role=3; token=abc'],
  ] as const)
    expect(await read(url, cookies)).not.toContain('first-sign-in');
});

it('begins with the language, colours and text face that the last page chose', async () => {
  const chosen = await read('/login', 'language=ar; theme=dark; font=%2Fassets%2Finter.woff2');
  expect(chosen).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(chosen).toContain('<title>A &lt;b> &amp; c</title>');
  expect(chosen).toContain('<form>دخول</form>');
  expect(chosen).toContain(
    '<link rel="preload" as="font" href="/assets/inter.woff2" crossorigin><style id="font-faces">@font-face{}</style>',
  );
});

it.each(['language=xx; theme=pink; font=other', 'language=__proto__; theme=system', ''])(
  'passes over what it does not know: %j',
  async (cookies) => {
    const written = await read('/dashboard/brand', cookies);
    expect(written).toContain('<html lang="en" dir="ltr">');
    expect(written).not.toContain('font-faces');
  },
);
