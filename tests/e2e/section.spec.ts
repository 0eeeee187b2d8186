import { complaint, expect, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

test('a section is added, renamed under its written and its natural address, and deleted', async ({
  page,
}) => {
  await page.goto('/dashboard/section');
  for (const name of ['ID', 'Title', 'Type', 'Status']) {
    await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Add new Section' }).click();
  await page.getByLabel('Title').fill('Seksi Uji');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Type' }).getByLabel('Brand').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Section Seksi Uji saved.')).toBeVisible();

  await row(page, 'Seksi Uji').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sectionedit\/\d+$/);
  await page.goto(page.url().replace('sectionedit', 'section/edit'));
  await expect(page).toHaveURL(/\/dashboard\/sectionedit\/\d+$/);
  await expect(page.getByLabel('Type')).toBeDisabled();
  await page.getByLabel('Title').fill('Seksi Baru');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Section Seksi Baru saved.')).toBeVisible();

  await row(page, 'Seksi Baru').getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Hapus data Seksi Baru?');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Section Seksi Baru deleted.')).toBeVisible();
  await expect(page.getByText('Seksi Baru', { exact: true })).toHaveCount(0);
});

test('items are added by codes, put in order over pages, and taken out', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const answer = await request.get('/api/admin/products?perPage=12', { headers });
  const codes = ((await answer.json()) as { data: { sku_code: string }[] }).data.map((one) => one.sku_code);
  const made = await request.post('/api/admin/sections', {
    headers,
    form: { title: 'Isi Uji', type: 'product' },
  });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  await page.goto(`/dashboard/section/${id}/items`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Items · Isi Uji');
  await expect(page.getByText('No items yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add Items' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('SKU Code').fill('TIDAK-ADA');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('No product has this SKU code: TIDAK-ADA.').first()).toBeVisible();
  await dialog.getByLabel('SKU Code').fill(codes.join('\n'));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Items added to Isi Uji: 12.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'SKU Code' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Brand ID' })).toHaveCount(0);

  const places = page.locator('input[name=ordering]');
  const save = page.getByRole('button', { name: 'Save Ordering' });
  await expect(places).toHaveCount(10);
  await expect(save).toBeDisabled();
  await places.first().fill('13');
  await save.click();
  await expect(toast(page, 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data')).toBeVisible();
  await expect(places.first()).toHaveAttribute('aria-invalid', 'true');

  await places.first().fill('2');
  await save.click();
  await expect(toast(page, 'Order tidak boleh sama!')).toBeVisible();

  // The first changes places with the last, which stands on the other page; an empty input keeps its place.
  await places.nth(1).fill('');
  await places.first().fill('12');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(places).toHaveCount(2);
  await page.goBack();
  await expect(places.first()).toHaveValue('12');
  await expect(places.nth(1)).toHaveValue('2');
  await page.goForward();
  await expect(places.nth(1)).toHaveValue('12');
  await places.nth(1).fill('1');
  const sent = page.waitForRequest(/items\/ordering$/);
  await save.click();
  expect((await sent).postData()?.match(/name="ordering\[\]"/g)).toHaveLength(2);
  await expect(toast(page, 'Order of Isi Uji saved.')).toBeVisible();
  await expect(row(page, codes[0] ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(codes[11] ?? '');
  await expect(places.nth(1)).toHaveValue('2');

  // Dragged by its handle over other rows, which make room; then it is as it was.
  const grips = page.getByRole('button', { name: /^Move (?!.* to the top$)/ });
  const name = await grips.first().getAttribute('aria-label');
  const [from, to] = [await grips.first().boundingBox(), await grips.nth(3).boundingBox()];
  if (!from || !to) throw new Error('The rows have no handles.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(grips.nth(3)).toHaveAttribute('aria-label', name ?? '');
  await expect(places.nth(3)).toHaveValue('4');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(grips.first()).toHaveAttribute('aria-label', name ?? '');

  // What was typed into a row that is deleted goes with it.
  await places.first().fill('7');
  await expect(page.getByText('Rows changed: 1')).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, /removed from Isi Uji\./)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(codes[1] ?? '');
  await expect(places.first()).toHaveValue('1');
  await expect(page.getByText('Rows changed')).toHaveCount(0);

  // What somebody else deletes meanwhile is left out, and the rest is saved.
  const items = await request.get(`/api/admin/sections/items/${id}`, { headers });
  const [first] = ((await items.json()) as { data: { data: { id: number; name: string }[] } }).data.data;
  await places.first().fill('2');
  await places.nth(1).fill('4');
  await places.nth(3).fill('1');
  await request.delete(`/api/admin/sections/items/${first?.id}`, { headers });
  await save.click();
  await expect(toast(page, `Left out, since it has been deleted meanwhile: ${first?.name}.`)).toBeVisible();
  await expect(toast(page, 'Order of Isi Uji saved.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(codes[4] ?? '');
  await expect(page.getByText('Rows changed')).toHaveCount(0);

  await places.first().fill('5');
  await expect(page.getByText('Rows changed: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();

  await page.getByRole('button', { name: 'Delete All' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('No items yet')).toBeVisible();
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
});
