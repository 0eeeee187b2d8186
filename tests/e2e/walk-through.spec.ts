import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startProduct, temporaryFolder } from './support/product-process.ts';
import { expect, row, test, toast } from './support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = [
  'schemas',
  'generator',
  'src',
  'server',
  'scripts',
  'tests',
  'build',
  'package.json',
  'package-lock.json',
];
const COPIED_FILES = [
  'tsconfig.json',
  'vite.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
  'index.html',
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The README's code blocks that name a file: ```json path``` is written, ```json add path``` is merged. */
function blocks(): { path: string; add: boolean; text: string }[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(?:json|sql) (add )?(\S+)\n([\s\S]*?)^```/gm)].map(
    ([, add, path = '', text = '']) => ({
      path,
      add: Boolean(add),
      text,
    }),
  );
}

function merged(into: Json, from: Json): Json {
  if (Array.isArray(into) && Array.isArray(from)) return [...into, ...from];
  if (
    into &&
    from &&
    typeof into === 'object' &&
    typeof from === 'object' &&
    !Array.isArray(into) &&
    !Array.isArray(from)
  ) {
    const result = { ...into };
    for (const [key, value] of Object.entries(from))
      result[key] = key in into ? merged(into[key] ?? null, value) : value;
    return result;
  }
  return from;
}

test("the README's walk-through gives a working screen from schemas and a migration alone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = temporaryFolder('walk');
  const root = join(folder, 'project');
  try {
    mkdirSync(root);
    for (const name of [...COPIED, ...COPIED_FILES]) {
      cpSync(join(ROOT, name), join(root, name), { recursive: true, force: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

    const written = blocks();
    expect(written.length).toBeGreaterThan(6);
    for (const { path, add, text } of written) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      const before = add ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;
      writeFileSync(file, add ? JSON.stringify(merged(before, JSON.parse(text) as Json), null, 2) : text);
    }
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    run('scripts/run.mjs', 'generator/cli.ts', 'generate');
    run('node_modules/typescript/bin/tsc', '-p', '.', '--noEmit');
    run('node_modules/vite/bin/vite.js', 'build');

    const product = await startProduct(join(folder, 'data'), { root });
    try {
      await page.goto(`${product.url}/login`);
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill('wholesale');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('link', { name: 'Supplier' }).click();
      await expect(page.getByText('No suppliers yet')).toBeVisible();
      await page.getByRole('link', { name: 'Add new Supplier' }).first().click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Please fill all fields.')).toBeVisible();
      await page.getByLabel('Supplier Name').fill('CV Sumber Rejeki');
      await page.getByLabel('City').fill('Surabaya');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Supplier CV Sumber Rejeki saved.')).toBeVisible();
      await row(page, 'Sumber Rejeki').getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('City').fill('Sidoarjo');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(row(page, 'Sidoarjo')).toBeVisible();
      await page.getByRole('searchbox').fill('sidoarjo');
      await page.getByRole('searchbox').press('Enter');
      await row(page, 'Sidoarjo').getByRole('button', { name: /more/i }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Hapus' }).click();
      await expect(toast(page, 'Supplier CV Sumber Rejeki deleted.')).toBeVisible();
      const password = Buffer.from('wholesale').toString('base64');
      const signedIn = await page.request.post(`${product.url}/api/login/admin`, {
        data: { username: 'cs', password },
      });
      const { data } = (await signedIn.json()) as { data: { api_token: string } };
      const refused = await page.request.get(`${product.url}/api/admin/suppliers`, {
        headers: { authorization: `Bearer ${data.api_token}` },
      });
      expect(refused.status()).toBe(403);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
