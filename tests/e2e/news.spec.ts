import type { APIRequestContext, Page, Route } from 'playwright/test';
import { complaint, expect, fillDate, png, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const NEWS = '/api/admin/news';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });

interface News {
  readonly id: number;
  readonly banner: string | null;
  readonly start_date: string | null;
  readonly content: string;
}

async function make(request: APIRequestContext, title: string, more: object = {}): Promise<News> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const answer = await request.post(NEWS, { headers, multipart: { title, ...more } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: News }).data;
}
async function get(request: APIRequestContext, id: number): Promise<News> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const answer = await request.get(`${NEWS}/${id}`, { headers });
  return ((await answer.json()) as { data: News }).data;
}
/** Puts HTML on the clipboard's way into the text, as another program would. */
async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((node, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('news are added with banner and text, found, looked at and edited; saving leads back', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard/news');
  for (const name of ['ID', 'Title', 'Start Date', 'End Date'])
    await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Add New News' }).click();
  await page.getByLabel('News Title').fill('Berita Uji');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png() });
  await fillDate(page.getByLabel('Start Date'), '2026-11-01');
  await page.getByLabel('End Date').fill('1.11.26');
  await page.getByLabel('End Date').press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('Sen');
  await expect(calendar).toContainText('November 2026');
  await expect(calendar.getByRole('gridcell', { name: '1', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(calendar).toContainText('Desember 2026');
  await page.keyboard.press('PageDown');
  await calendar.getByRole('gridcell', { name: '30' }).click();
  await expect(page.getByLabel('End Date')).toBeFocused();
  await expect(page.getByLabel('End Date')).toHaveValue('30/11/2026');
  expect(await editor(page).evaluate((node) => node.clientHeight)).toBe(250);
  await page.getByText('Content', { exact: true }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Tebal');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' biasa');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  // Nothing is saved without a picture that is on its way.
  const held: Route[] = [];
  await page.route('**/api/admin/news/pictures', (route) => void held.push(route));
  await (await chosen).setFiles({ name: 'isi.png', mimeType: 'image/png', buffer: png() });
  await expect(page.getByRole('status').filter({ hasText: 'The image is being stored…' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await held[0]?.continue();
  await expect(editor(page)).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Description of the image').fill('Rak baru');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Bawah');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'News Berita Uji saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/news$/);

  await page.getByRole('searchbox').fill('Berita Uji');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=Berita/);
  await expect(row(page, 'Berita Uji')).toContainText('01/11/2026');
  await expect(row(page, 'Berita Uji')).toContainText('30/11/2026');
  await row(page, 'Berita Uji').getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Berita Uji' })).toBeVisible();
  await expect(page.locator('strong').filter({ hasText: 'Tebal' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Banner' })).toHaveJSProperty('naturalWidth', 10);
  await expect(page.getByRole('img', { name: 'Rak baru' })).toHaveJSProperty('naturalWidth', 10);

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await get(request, id)).banner).toMatch(/^[0-9a-f]{32}\.png$/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Start Date')).toHaveValue('01/11/2026');
  await editor(page).press('Control+End');
  await page.keyboard.type(' sekali');
  await page.getByRole('button', { name: 'Save' }).click();
  // The editor holds the text as well: the form has been left when it is saved.
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByText('Bawah sekali')).toBeVisible();
  expect(await get(request, id)).toMatchObject({
    start_date: '2026-11-01',
    content: expect.stringMatching(
      /^<p><strong>Tebal<\/strong> biasa<\/p><img src="\/files\/[0-9a-f]{32}\.png" alt="Rak baru"><p>Bawah sekali<\/p>$/,
    ),
    banner: expect.stringMatching(/\.png$/),
  });
});

test('a stored banner is taken away in the form, not before it is saved', async ({ page, request }) => {
  const file = { name: 'b.png', mimeType: 'image/png', buffer: png() };
  const { id } = await make(request, 'Berita dengan gambar', { banner: file });
  await page.goto(`/dashboard/news/edit/${id}`);
  const preview = page.getByRole('img', { name: 'Preview of Banner' });
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Remove Banner' }).click();
  await expect(preview).toBeHidden();
  // The key that removed it also brings it back.
  await expect(page.getByRole('button', { name: 'Keep Banner' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Banner' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is removed when you save.')).toBeVisible();
  expect((await get(request, id)).banner).toMatch(/png$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'News Berita dengan gambar saved.')).toBeVisible();
  expect((await get(request, id)).banner).toBeNull();
});

test('an end before the start, a title that is missing and a wrong banner are refused in words', async ({
  page,
}) => {
  await page.goto('/dashboard/news/add');
  await page.getByLabel('Start Date').fill('31/02/2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(complaint(page, 'There is no such date. Write it as dd/mm/yyyy.')).toBeVisible();
  await expect(page.getByLabel('Start Date')).toHaveValue('31/02/2026');
  await fillDate(page.getByLabel('Start Date'), '2026-11-30');
  await fillDate(page.getByLabel('End Date'), '2026-11-29');
  await editor(page).fill('Tetap di sini');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.gif', mimeType: 'image/gif', buffer: png() });
  await expect(toast(page, 'Select appropiate image file.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.form-message:visible').first()).toHaveText('Please fill all fields.');
  await expect(
    page.locator('.form-message').filter({ hasText: 'Start date cannot beyond end date.' }),
  ).toBeVisible();
  await expect(editor(page)).toHaveText('Tetap di sini');
});

test('a stored text comes back into the editor, is changed there and stored again without loss', async ({
  page,
  request,
}) => {
  const rest =
    '<h1>a</h1><h2>b</h2><h4>c</h4><p>Satu <strong>dua <em>tiga</em></strong> <u>empat</u> <s>lima</s> <code>enam</code><br>tujuh &amp; &lt;delapan&gt;</p><ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><ol start="3"><li><p>c</p></li></ol><blockquote><p>d</p></blockquote><pre><code>e\n  f</code></pre><hr><p><a href="https://example.com/?a=1&amp;b=2">g</a> <a href="mailto:a@b.id">h</a></p><p></p>';
  const { id, content } = await make(request, 'Berita Utuh', { content: `<p>Awal</p>${rest}` });
  expect(content).toBe(`<p>Awal</p>${rest}`);
  await page.goto(`/dashboard/news/edit/${id}`);
  await editor(page).press('Control+Home');
  await page.keyboard.type('Dari ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'News Berita Utuh saved.')).toBeVisible();
  expect((await get(request, id)).content).toBe(`<p>Dari Awal</p>${rest}`);
});

test.describe('a text of another server', () => {
  // The browser says so of what is only looked at, to be cleaned.
  test.use({ expectedErrors: [/inline event handler/] });
  test('what is dangerous in a text is neither stored nor drawn', async ({ page, request }) => {
    const { id } = await make(request, 'Berita Aman', {
      content: '<p>baik<script>1</script><img src=x onerror=y></p>',
    });
    expect((await get(request, id)).content).toBe('<p>baik</p>');
    // Another server may not have cleaned it.
    await page.route(`**${NEWS}/${id}`, (route) =>
      route.fulfill({
        json: {
          data: {
            id,
            title: null,
            banner: 'gone.png',
            start_date: null,
            end_date: null,
            content:
              '<p onclick="x()">baik <a href="javascript:x">satu</a> <a href="https://b.id">dua</a></p><img src="/y" onerror="x()">',
          },
        },
      }),
    );
    await page.goto(`/dashboard/news/detail/${id}`);
    const text = page.locator('.c-html');
    await expect(text).toHaveText('baik satu dua');
    await expect(page.locator('h1')).toHaveText('-');
    expect(await text.innerHTML()).not.toMatch(/onclick|javascript|<img/);
    await expect(text.getByRole('link', { name: 'dua' })).toHaveAttribute('target', '_blank');
    await expect(page.locator('.c-image img')).toHaveAttribute('data-broken', '');
  });
});

test('the tools of the text work by keyboard, a link is checked, and a text from Word is cleaned', async ({
  page,
}) => {
  await page.goto('/dashboard/news/add');
  await editor(page).fill('tautan');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Link address');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText('Enter a web address, an email address or a phone number.')).toBeVisible();
  await address.fill('toko.co.id');
  await address.press('Enter');
  await expect(editor(page).getByRole('link')).toHaveAttribute('href', 'https://toko.co.id');
  await expect(editor(page)).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bullet list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('listitem')).toHaveText('tautan');
  await expect(page.getByRole('button', { name: 'Bullet list' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(editor(page).getByRole('listitem')).toHaveCount(0);

  await page.keyboard.press('Control+a');
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${words}<o:p></o:p></p>`;
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><p class=MsoNormal style='mso-x:1'><b>Judul</b><o:p></o:p></p>${item(1, '·', 'satu')}${item(2, 'o', 'dua')}${item(1, '·', 'tiga')}</body></html>`,
  );
  await expect
    .poll(() => editor(page).innerHTML())
    .toBe(
      '<p><strong>Judul</strong></p><ul><li><p>satu</p><ul><li><p>dua</p></li></ul></li><li><p>tiga</p></li></ul>',
    );
});
