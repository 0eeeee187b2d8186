import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import type { Locator } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { type RunningDevelopment, startDevelopment } from './support/dev-process.ts';
import { temporaryFolder } from './support/product-process.ts';
import { expect, test, toast } from './support/test.ts';

/** The status that answers a socket without a ticket. */
const statusOfSocket = (url: string) =>
  new Promise((done, fail) => {
    const key = Buffer.alloc(16).toString('base64');
    const asked = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    request(url, { headers: { ...asked, 'sec-websocket-key': key }, timeout: 5000 })
      .on('response', ({ statusCode }) => done(statusCode))
      .on('timeout', () => fail(new Error('No answer to the socket.')))
      .on('error', fail)
      .end();
  });

/** What stands in for an editor notes here where it was asked to open. */
const editorFolder = temporaryFolder('editor');
const OPENED = join(editorFolder, 'opened.txt');
test.afterAll(() => rmSync(editorFolder, { recursive: true, force: true }));

/** Where the editor was asked to open, and what stands there. */
function openedIn(root: string): string {
  const asked = readFileSync(OPENED, 'utf8');
  const [, path = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(asked) ?? [];
  const text = readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return `${relative(root, path)} ${text.slice(Number(column) - 1)}`;
}

/** Clicks with Alt held, and gives what the editor was told. */
async function altClick(root: string, on: Locator): Promise<string> {
  writeFileSync(OPENED, '');
  await on.click({ modifiers: ['Alt'] });
  await expect.poll(() => readFileSync(OPENED, 'utf8')).not.toBe('');
  return openedIn(root);
}

const EDITOR = `import { writeFileSync } from 'node:fs';
writeFileSync(new URL('opened.txt', import.meta.url), process.argv[2]);`;

let development: RunningDevelopment;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const editor = join(editorFolder, 'editor.mjs');
  writeFileSync(editor, EDITOR);
  development = await startDevelopment({ LAUNCH_EDITOR: `${process.execPath} ${editor}` });
});
test.afterAll(() => development.stop());

/** The status of a call of the studio, as somebody else would make it. */
const statusOfCall = (headers: Record<string, string>) =>
  new Promise((done, fail) => {
    request(`${development.url}/__studio/state`, { method: 'POST', headers })
      .on('response', ({ statusCode }) => done(statusCode))
      .on('error', fail)
      .end('{}');
  });

test.describe('the studio', () => {
  // Saving makes the page of the product anew; this one stays, which a browser tells as an error.
  test.use({ expectedErrors: [/The studio stays as it is/] });

  test('a column is changed where it is seen, and saved as a person would have written it', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const { url, root } = development;
    const list = 'schemas/level/level-list.screen.json';
    expect(await statusOfCall({})).toBe(403);
    expect(await statusOfCall({ host: 'studio.example', 'x-studio-key': 'guessed' })).toBe(403);
    await page.goto(`${url}/login`);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /studio\?page=%2Flogin&language=en/,
    );

    await page.goto(`${url}/studio?page=/dashboard/level`);
    const frame = page.frameLocator('iframe');
    const head = (name: string) => frame.getByRole('columnheader').filter({ hasText: name });
    await expect(head('Level')).toBeVisible({ timeout: 90_000 });
    await head('Level').click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('title');
    await page.getByLabel('label', { exact: true }).fill('Tier of shops');
    await expect(head('Tier of shops')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('Difference', { exact: true })).toContainText(
      '+    "title": { "label": "Tier of shops"',
    );
    expect(readFileSync(join(root, list), 'utf8')).not.toContain('Tier of shops');
    expect(await barriers(page, { without: ['iframe'] })).toEqual([]);

    // Its text face is that of the product.
    const faces = () => frame.locator('html').evaluate(() => [...document.fonts].map((face) => face.family));
    await expect.poll(faces).toContain('"Inter Variable"');

    await page.getByRole('tree').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: 'title: place 3 of 5' })).toBeAttached({
      timeout: 20_000,
    });
    await page.keyboard.press('Control+z');
    const redone = page.getByRole('button', { name: 'Redo: move title' });
    await expect(redone).toBeEnabled({ timeout: 20_000 });
    await head('Tier of shops').hover();
    await page.mouse.down();
    await head('Status').hover();
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: 'title: place 5 of 5' })).toBeAttached({
      timeout: 20_000,
    });
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Redo: move title' })).toBeEnabled({
      timeout: 20_000,
    });

    const dialog = page.getByRole('dialog');
    const choose = async (label: string, option: string) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const begin = async (what: string) => {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('menuitem', { name: what, exact: true }).click();
    };
    await begin('Filter');
    await choose('Field', 'Status (active)');
    await dialog.getByLabel('Label').fill('Offered');
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(frame.getByText('Offered', { exact: true })).toBeVisible({ timeout: 20_000 });

    await begin('Field');
    await choose('Noun', 'level');
    await dialog.getByLabel('Name').fill('note');
    await dialog.getByLabel('list').check();
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(head('Note')).toBeVisible({ timeout: 20_000 });
    await expect(frame.getByRole('cell', { name: /^Example/ }).first()).toBeVisible({ timeout: 20_000 });

    await begin('Noun');
    await dialog.getByLabel('Name').first().fill('rack');
    await choose('Who may use it', 'catalogue (Admin, Superadmin)');
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(frame.getByRole('cell', { name: 'Example 1' }).first()).toBeVisible({ timeout: 20_000 });

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByLabel('Tier of shops')).toBeVisible({ timeout: 20_000 });
    for (const box of await dialog.getByRole('textbox').all()) await box.fill('Terjemahan');
    for (const what of ['deleted', 'saved'])
      await dialog.getByLabel(`Rack {name} ${what}.`).fill('Rak {name}');
    await dialog.getByLabel('Tier of shops').fill('Tingkat toko');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Nothing has changed.')).toBeVisible({ timeout: 20_000 });
    expect(readFileSync(join(root, list), 'utf8')).toContain(
      '"title": { "label": "Tier of shops", "priority": 1 },',
    );
    expect(readFileSync(join(root, 'schemas/level/level.endpoints.json'), 'utf8')).toContain(
      '"resource": { "do": "list", "where": { "active": "$query.active" } }',
    );
    expect(readFileSync(join(root, 'schemas/locales/id.json'), 'utf8')).toContain(
      '"Tier of shops": "Tingkat toko",',
    );
    const migrations = readdirSync(join(root, 'server/store/migrations')).filter((name) =>
      /-(levels-note|racks)\.sql$/.test(name),
    );
    expect(migrations).toHaveLength(2);
    expect(readFileSync(join(root, 'schemas/rack/rack-list.screen.json'), 'utf8')).toContain(
      '"kind": "list"',
    );
    // What was an example is real now: the demo rows of the new table.
    await expect(frame.getByRole('cell', { name: 'Rack 1', exact: true })).toBeVisible({ timeout: 90_000 });
    // The sign-in of the preview is its own.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  });
});

test('a changed schema is on screen at once; what was searched and typed is kept; a mistake is told', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { url, root, printed, change } = development;
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics/, { timeout: 20_000 });
  // The chat's socket reaches the server as calls do.
  expect(await statusOfSocket(`${url}/api/chats/socket`)).toBe(401);

  // The gallery is there as well, and leaves the session of the product alone.
  await page.goto(`${url}/gallery/cell/money`);
  await expect(page.getByRole('heading', { name: 'money' })).toBeVisible({ timeout: 20_000 });

  await page.goto(`${url}/dashboard/brand?search=a`);
  await expect(page.getByRole('columnheader').filter({ hasText: 'Status' })).toBeVisible({
    timeout: 20_000,
  });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const labelled = '"active": { "label": "Keadaan", "priority": 1 }';
  change('schemas/brand/brand-list.screen.json', '"active": 1', labelled);
  const begin = Date.now();
  await expect(page.getByRole('columnheader').filter({ hasText: 'Keadaan' })).toBeVisible();
  // A second on a quiet machine; this one may be shared, and a page built anew would take far longer.
  expect(Date.now() - begin).toBeLessThan(8000);
  await expect(page).toHaveURL(/search=a/);

  const list = 'schemas/brand/brand-list.screen.json';
  const head = page.getByRole('columnheader').filter({ hasText: 'Keadaan' });
  expect(await altClick(root, head)).toContain(`${list} "active": `);
  expect(await altClick(root, page.getByRole('cell').nth(2))).toContain(`${list} "name": `);
  expect(await altClick(root, page.getByRole('link', { name: 'Edit' }).first())).toContain(
    `${list} "edit": `,
  );
  expect(await altClick(root, page.getByRole('link', { name: 'Add new Brand' }))).toContain(
    `${list} "add": `,
  );
  // The heading comes by default, so its place is that of the screen.
  expect(await altClick(root, page.getByRole('heading', { level: 1 }))).toContain(`${list} {`);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  expect(await altClick(root, menu.getByRole('link', { name: 'Product' }))).toMatch(
    /^schemas\/app\.json \{ "label": "Product"/,
  );
  await expect(page).toHaveURL(/brand\?search=a/);
  await page.keyboard.down('Alt');
  await head.hover();
  await expect(page.locator('[data-declared]')).toHaveText(/^brand-list\.screen\.json:\d+$/);
  await page.keyboard.up('Alt');
  await expect(page.locator('[data-declared]')).toBeHidden();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/__declarations/open*', (route) => route.fulfill({ json: { why: 'No editor.' } }));
  await head.click({ modifiers: ['Alt'] });
  await expect(toast(page, /^Copied: .*No editor\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`${list}:`);
  await page.unroute('**/__declarations/open*');

  await page.goto(`${url}/dashboard/product/edit/1`);
  const field = page.getByLabel('Product Name');
  await expect(field).toBeVisible({ timeout: 20_000 });
  expect(await altClick(root, field)).toMatch(/^schemas\/product\/product-add\.screen\.json "name"/);
  await page.goto(`${url}/dashboard/product/detail/1`);
  const term = page.getByRole('term').first();
  await expect(term).toBeVisible({ timeout: 20_000 });
  expect(await altClick(root, term)).toMatch(/^schemas\/product\/product-detail\.screen\.json "/);

  await page.goto(`${url}/dashboard/brand/add`);
  await page.getByLabel('Brand Name').fill('Belum disimpan');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  change('schemas/brand/brand-add.screen.json', '"label": "Brand Name"', '"label": "Nama Merek"');
  await expect(page.getByLabel('Nama Merek')).toHaveValue('Belum disimpan');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);

  const panel = page.locator('[data-mistakes] section');
  const add = 'schemas/brand/brand-add.screen.json';
  change(add, '"submit": { "label"', '"submit": { "call": "brand.creat", "label"');
  const mistake =
    /REF-02 .*no endpoint "brand\.creat"\. Did you mean "brand\.create"\?.*Nothing was written\./s;
  await expect.poll(printed, { timeout: 10_000 }).toMatch(mistake);
  // The very words of the command line, over the last good page.
  const words = () => panel.locator('pre').innerText();
  await expect.poll(words).toMatch(mistake);
  expect(printed()).toContain(await words());
  await expect(page.getByLabel('Nama Merek')).toHaveValue('Belum disimpan');
  const place = panel.getByRole('button', { name: `${add}:` });
  writeFileSync(OPENED, '');
  await place.click();
  await expect.poll(() => readFileSync(OPENED, 'utf8')).not.toBe('');
  expect(openedIn(root)).toContain('"brand.creat"');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  change(add, 'brand.creat', 'brand.creatt');
  await expect(panel).toBeVisible();
  change(add, 'brand.creatt', 'brand.create');
  await expect(panel).toBeHidden();
  await expect(page.getByLabel('Nama Merek')).toHaveValue('Belum disimpan');

  // The server follows as well: a rule that is declared, and a sentence of its own.
  const call = async (path: string, headers: Record<string, string>, body: BodyInit) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return answer.text();
  };
  const login = (username: string) =>
    call(
      '/api/login/admin',
      { 'content-type': 'application/json' },
      JSON.stringify({ username, password: btoa('wholesale') }),
    );
  const token: string = JSON.parse(await login('admin')).data.api_token;
  const longName = new URLSearchParams({ name: 'x'.repeat(250) });
  const brand = () => call('/api/admin/brand', { authorization: `Bearer ${token}` }, longName);
  expect(await brand()).toContain('at most 200');
  change('schemas/brand/brand.endpoints.json', '"maxLength": 200', '"maxLength": 123');
  await expect.poll(brand, { timeout: 20_000 }).toContain('at most 123');
  expect(await login('nobody')).toContain('Username or password is wrong.');
  change('server/handlers/session.ts', 'Username or password is wrong.', 'Who are you?');
  await expect.poll(() => login('nobody'), { timeout: 20_000 }).toContain('Who are you?');

  // What cannot be read stands over the page as well, and the server answers as it did; the page asks again by itself.
  const handler = 'server/handlers/session.ts';
  const good = change(handler, 'import ', 'import (((');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: handler })).toBeVisible();
  expect(await login('nobody')).toContain('Who are you?');
  await page.goto(`${url}/dashboard/brand`);
  await expect(page.getByRole('cell').first()).toBeVisible({ timeout: 20_000 });
  writeFileSync(join(root, handler), good);
  await expect(panel).toBeHidden({ timeout: 20_000 });
  const migration = join(root, 'server/store/migrations/9990-renamed.sql');
  writeFileSync(migration, "-- expand\nupdate brands set name = 'Merek ' || id;");
  await expect(
    page
      .getByRole('cell')
      .filter({ hasText: /^Merek \d+$/ })
      .first(),
  ).toBeVisible({
    // The server runs the migration, and begins anew.
    timeout: 60_000,
  });
});
