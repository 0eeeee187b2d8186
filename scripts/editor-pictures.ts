/**
 * `npm run editor-pictures`: the six pictures of docs/guide/editor.md. A small editor (scripts/editor) speaks the Language Server
 * Protocol with `npm run lsp`; what it shows is photographed. Look at them, then commit.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { ensureBrowser } from './browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/guide/pictures');
const SCREEN = 'schemas/brand/brand-list.screen.json';
const SIZE = { width: 760, height: 330 };
/** Milliseconds until a tooltip or a list has come, and stays as it is. */
const SETTLES = 1500;

interface Picture {
  readonly name: string;
  readonly file?: string;
  /** What is typed in place of a text of the file. */
  readonly typed?: readonly [text: string, replacement: string];
  /** From the open file to what the picture shows. */
  prepare(page: Page): Promise<void>;
}

const MISTAKE = ['brand.set-active"', 'brand.set-activ"'] as const;

const PICTURES: readonly Picture[] = [
  {
    name: 'editor-squiggle',
    typed: MISTAKE,
    prepare: (page) => page.locator('.cm-lintRange').first().waitFor(),
  },
  {
    name: 'editor-completion',
    typed: ['"call": "brand.set-active"', '"call": "brand."'],
    prepare: async (page) => {
      await cursorBehind(page, '"call": "brand.');
      await page.waitForTimeout(SETTLES);
      await page.evaluate(() => editor.complete());
      await page.locator('.cm-tooltip-autocomplete').waitFor();
    },
  },
  { name: 'editor-hover', prepare: (page) => hoverOver(page, '"columns"', '.cm-lsp-hover-tooltip') },
  {
    name: 'editor-quick-fix',
    typed: MISTAKE,
    prepare: async (page) => {
      await page.locator('.cm-lintRange').first().waitFor();
      await page.locator('.cm-lintRange').first().hover();
      await page.locator('.cm-diagnosticAction').first().waitFor();
    },
  },
  {
    name: 'editor-rename',
    prepare: async (page) => {
      await cursorBehind(page, '"brand.set');
      await page.evaluate(() => editor.rename());
      await page.locator('.cm-panel input').first().fill('brand.switch');
    },
  },
  {
    name: 'editor-code-lens',
    file: 'schemas/brand/brand.endpoints.json',
    prepare: (page) => page.locator('.lens').first().waitFor(),
  },
];

const vite = await createServer({
  root: join(import.meta.dirname, 'editor'),
  configFile: false,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0 },
  cacheDir: join(ROOT, '.cache/editor'),
});
await vite.listen();
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const address = vite.resolvedUrls?.local[0] ?? '';
  for (const picture of PICTURES) await take(browser, address, picture);
} finally {
  await browser.close();
  await vite.close();
}

async function take(from: Browser, address: string, { name, file = SCREEN, typed, prepare }: Picture) {
  const page = await from.newPage({ viewport: SIZE, deviceScaleFactor: 1.25 });
  const server = spawn('npm', ['run', '--silent', 'lsp'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const writer = new StreamMessageWriter(server.stdin);
    await page.exposeFunction('sendToServer', (message: string) => writer.write(JSON.parse(message)));
    await page.goto(address);
    await page.waitForFunction(() => 'openEditor' in globalThis, undefined, { timeout: 60_000 });
    new StreamMessageReader(server.stdout).listen((message) => {
      void page.evaluate((text) => receive(text), JSON.stringify(message)).catch(() => undefined);
    });
    const text = readFileSync(join(ROOT, file), 'utf8');
    await page.evaluate(([root, path, content]) => openEditor(root, path, content), [
      pathToFileURL(ROOT).href,
      file,
      text,
    ] as const);
    if (typed) await replace(page, ...typed);
    await prepare(page);
    await page.waitForTimeout(SETTLES);
    const webp = sharp(await page.screenshot()).webp({ quality: 80, effort: 6 });
    const { size } = await webp.toFile(join(FOLDER, `${name}.webp`));
    console.log(`${name}  ${Math.round(size / 1000)} KB`);
  } finally {
    server.kill();
    await page.close();
  }
}

function offsetOf(page: Page, text: string): Promise<number> {
  return page.evaluate((searched) => editor.view.state.doc.toString().indexOf(searched), text);
}

async function replace(page: Page, text: string, replacement: string): Promise<void> {
  const from = await offsetOf(page, text);
  const change = { from, to: from + text.length, insert: replacement };
  await page.evaluate((changes) => editor.view.dispatch({ changes }), change);
}

async function cursorBehind(page: Page, text: string): Promise<void> {
  const anchor = (await offsetOf(page, text)) + text.length;
  await page.evaluate((place) => {
    editor.view.dispatch({ selection: { anchor: place } });
    editor.view.focus();
  }, anchor);
}

async function hoverOver(page: Page, text: string, tooltip: string): Promise<void> {
  const offset = (await offsetOf(page, text)) + 2;
  const box = await page.evaluate((place) => editor.view.coordsAtPos(place), offset);
  if (box) await page.mouse.move(box.left + 1, (box.top + box.bottom) / 2);
  await page.locator(tooltip).first().waitFor();
}
