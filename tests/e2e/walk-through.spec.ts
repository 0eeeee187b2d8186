import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { buildPage } from './support/build-page.ts';
import { startProduct, temporaryFolder } from './support/product-process.ts';
import { complaint, expect, fillDate, row, test, toast } from './support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const INDEX_USE = 'server/resources/index-use.test.ts';
const COPIED = [
  '.cache',
  'schemas',
  'core',
  'domain',
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

/** One code block of the page: a file that is written, one that is merged into what is there, or a command. */
interface Step {
  readonly kind: 'write' | 'add' | 'run';
  /** Of the file. */
  readonly path: string;
  readonly text: string;
}

/** ```json path``` is written, ```json add path``` is merged, ```sh run``` is run. */
function stepsOfPage(): Step[] {
  const page = readFileSync(join(ROOT, 'docs/walk-through.md'), 'utf8');
  return [...page.matchAll(/^```(?:json|sql|sh) (add |run)?(\S*)\n([\s\S]*?)^```/gm)].map(
    ([, how = 'write', path = '', text = '']) => ({ kind: how.trim() as Step['kind'], path, text }),
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

function take(root: string, { kind, path, text }: Step): void {
  if (kind === 'run') {
    const [npm, run, name = '', , ...args] = text.trim().split(' ');
    expect([npm, run]).toEqual(['npm', 'run']);
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    runNode(root, ...scripts[name].split(' ').slice(1), ...args);
    return;
  }
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const before = kind === 'add' ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;
  writeFileSync(file, before ? JSON.stringify(merged(before, JSON.parse(text) as Json), null, 2) : text);
}

function runNode(root: string, ...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

test('docs/walk-through.md gives a working screen from declarations alone', async ({ page }) => {
  test.setTimeout(420_000);
  const folder = temporaryFolder('walk');
  const root = join(folder, 'project');
  const run = (...args: string[]) => runNode(root, ...args);
  try {
    mkdirSync(root);
    for (const name of [...COPIED, ...COPIED_FILES]) {
      cpSync(join(ROOT, name), join(root, name), { recursive: true, force: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

    const steps = stepsOfPage();
    expect(steps.map(({ kind }) => kind).join(' ')).toBe('write write add run add add add');
    for (const step of steps) take(root, step);
    run('scripts/run.mjs', 'generator/cli.ts', 'generate');
    run('scripts/run.mjs', 'generator/cli.ts', 'check');
    // What was generated, and what it imports; the rest is as it was, and has been checked.
    const generated = { extends: './tsconfig.json', include: ['src/generated', 'server/generated'] };
    writeFileSync(join(root, 'tsconfig.generated.json'), JSON.stringify(generated));
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.generated.json', '--noEmit');
    run('node_modules/vitest/vitest.mjs', 'run', '--project=database', INDEX_USE, '-t', 'supplier');
    buildPage(root);

    const product = await startProduct(join(folder, 'data'), { root });
    try {
      await signIn(page, product.url, 'admin');
      await page.getByRole('link', { name: 'Suppliers' }).click();
      // The first ten of the demo rows, below their headings.
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(row(page, 'Setia Kawan')).toBeVisible();
      await addOne(page);
      await expect(row(page, 'Sumber Rejeki')).toContainText('Active');
      await expect(row(page, 'Sumber Rejeki').getByRole('button', { name: 'Block' })).toHaveCount(0);
      await row(page, 'Sumber Rejeki').getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Phone').fill('031-555');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(row(page, '031-555')).toBeVisible();
      const refused = await page.request.get(`${product.url}/api/admin/suppliers`, {
        headers: { authorization: `Bearer ${await tokenOf(page, product.url, 'cs')}` },
      });
      expect(refused.status()).toBe(403);

      await signIn(page, product.url, 'superadmin');
      await page.getByRole('link', { name: 'Suppliers' }).click();
      await blockAndDelete(page);
      // Before its server: what it asks at rest would be in vain.
      await page.close();
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard\//);
}

async function tokenOf(page: Page, url: string, username: string): Promise<string> {
  const password = Buffer.from('wholesale').toString('base64');
  const signedIn = await page.request.post(`${url}/api/login/admin`, { data: { username, password } });
  const { data } = (await signedIn.json()) as { data: { api_token: string } };
  return data.api_token;
}

/** The country is there, and asked for, only of a supplier from abroad. */
async function addOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add new Supplier' }).first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await page.getByLabel('Supplier Name').fill('CV Sumber Rejeki');
  await page.getByLabel('Kind').selectOption({ value: 'local' });
  await expect(page.getByLabel('Country')).toHaveCount(0);
  await page.getByLabel('Kind').selectOption({ value: 'import' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/Please fill all fields\./);
  await page.getByLabel('Country').fill('Malaysia');
  await fillDate(page.getByLabel('Since'), '2024-03-01');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Supplier CV Sumber Rejeki saved.')).toBeVisible();
  await expect(row(page, 'Sumber Rejeki')).toContainText('01/03/2024');
}

async function blockAndDelete(page: Page): Promise<void> {
  const supplier = row(page, 'Sumber Rejeki');
  await supplier.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(toast(page, 'Supplier CV Sumber Rejeki is blocked.')).toBeVisible();
  await expect(supplier).toContainText('Blocked');
  await supplier.getByRole('button', { name: 'Unblock' }).click();
  await expect(toast(page, 'Supplier CV Sumber Rejeki is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Created At' }).click();
  await expect(page).toHaveURL(/sort=created_at/);
  await page.getByRole('searchbox').fill('031');
  await page.getByRole('searchbox').press('Enter');
  // Before that another row may come under the pointer.
  await expect(page).toHaveURL(/search=031/);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await supplier.getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('CV Sumber Rejeki');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Supplier CV Sumber Rejeki deleted.')).toBeVisible();
}
