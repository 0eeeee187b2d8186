/**
 * `npm run pictures`: the four pictures of the README, of the product that runs at http://localhost:8080 with fresh
 * demo data, or at another address: `npm run pictures -- http://localhost:8391`. Look at them, then commit.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser } from './browser.mjs';

const FOLDER = resolve(import.meta.dirname, '../docs/pictures');
const SIZE = { width: 1440, height: 900 };
/** Bytes. */
const LIMIT = 120_000;
/** On a first visit the font comes once the page is at rest; a picture waits for the last rows, too. */
const AT_REST = 4000;

interface Picture {
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly path: string;
  /** From the page as it opens to what the picture shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'products', scheme: 'light', path: '/dashboard/product?active=1&blocked=0' },
  {
    name: 'promotion',
    scheme: 'dark',
    path: '/dashboard/promotion/edit/1',
    prepare: async (page) => {
      const conditions = page.getByText('Kondisi', { exact: true }).first();
      await conditions.waitFor();
      await conditions.evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top - 80);
      });
    },
  },
  {
    name: 'order',
    scheme: 'dark',
    path: '/dashboard/transaction?state=2',
    prepare: (page) => page.getByRole('row').nth(1).getByRole('link').first().click(),
  },
  {
    name: 'chat',
    scheme: 'light',
    path: '/dashboard/chat',
    prepare: (page) => page.getByText('Toko Sumber Rejeki').first().click(),
  },
];

mkdirSync(FOLDER, { recursive: true });
const url = new URL(process.argv[2] ?? 'http://localhost:8080').origin;
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const contexts = { light: await signIn('light'), dark: await signIn('dark') };
  for (const picture of PICTURES) await take(await contexts[picture.scheme].newPage(), picture);
} finally {
  await browser.close();
}

async function signIn(colorScheme: Picture['scheme']): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme,
    viewport: SIZE,
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
  });
  // The page does without its font where that is not there at once; on a picture it is.
  await context.addInitScript(() => {
    globalThis.FontFace = class extends FontFace {
      constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
        super(family, source, { ...descriptors, display: 'block' });
      }
    };
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard\//);
  await page.waitForTimeout(AT_REST);
  await page.close();
  return context;
}

async function take(page: Page, { name, path, prepare }: Picture): Promise<void> {
  await page.goto(path);
  await prepare?.(page);
  await page.waitForTimeout(AT_REST);
  // Neither a focus nor what the pointer rests on.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const file = join(FOLDER, `${name}.webp`);
  const webp = sharp(await page.screenshot()).webp({ quality: 80, effort: 6 });
  const { size } = await webp.toFile(file);
  await page.close();
  if (size >= LIMIT) throw new Error(`${file} has ${size} bytes; below ${LIMIT} are wanted.`);
  console.log(`${file}  ${Math.round(size / 1000)} KB`);
}
