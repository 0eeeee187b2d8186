import type { APIRequestContext, Page } from 'playwright/test';
import { expect, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const panel = (page: Page) => page.getByRole('region', { name: 'Changed meanwhile' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const save = (page: Page) => page.getByRole('button', { name: 'Submit' });

/** What a colleague does at the same time. */
async function colleague(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'superadmin')}` };
  const send = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await request.fetch(`/api/admin${path}`, { method, headers, ...(form ? { form } : {}) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { data: { id: number; name: string } };
  };
  return { send, id: async (path: string, name: string) => (await send('POST', path, { name })).data.id };
}

test('two people at one record: nothing is overwritten unseen, nothing typed is lost', async ({
  page,
  request,
}) => {
  const other = await colleague(request);
  const id = await other.id('/category', 'Sereal');
  await page.goto(`/dashboard/category/edit/${id}`);
  await title(page).fill('Sereal Pagi');
  await content(page).fill('Dimakan dengan susu');
  await other.send('POST', `/category/update/${id}`, { name: 'Sereal & Granola', ordering: '4' });
  await save(page).click();
  await expect(panel(page)).toContainText(/^.+ has changed this record: \d\d \w+ \d{4}/);
  await expect(panel(page)).toBeFocused();
  await expect(title(page)).toHaveValue('Sereal Pagi');
  await expect(page.getByLabel('Enter Order')).toHaveValue('4');
  const name = panel(page).getByRole('group', { name: 'Title' });
  await expect(name.getByRole('radio', { name: 'Keep mine Sereal Pagi' })).toBeChecked();
  await expect(panel(page).getByRole('radio', { name: 'Take what is saved 4' })).toBeChecked();
  await name.getByRole('radio', { name: 'Take what is saved Sereal & Granola' }).check();
  await expect(title(page)).toHaveValue('Sereal & Granola');
  await title(page).fill('Sereal, Granola & Muesli');
  await panel(page).getByRole('button', { name: 'Save again' }).click();
  await expect(toast(page, 'Category Sereal, Granola & Muesli saved.')).toBeVisible();
  expect((await other.send('GET', `/category/detail/${id}`)).data).toMatchObject({
    name: 'Sereal, Granola & Muesli',
    ordering: 4,
    description: 'Dimakan dengan susu',
  });
  await other.send('DELETE', `/category/${id}`);
});

test('a record deleted meanwhile leaves what was typed to be copied, and a way back', async ({
  page,
  request,
}) => {
  const other = await colleague(request);
  const id = await other.id('/category', 'Sementara');
  await page.goto(`/dashboard/category/edit/${id}`);
  await content(page).fill('Uraian yang panjang');
  await other.send('DELETE', `/category/${id}`);
  await save(page).click();
  await expect(panel(page)).toContainText('This record has been deleted meanwhile.');
  await expect(panel(page).getByLabel('What stood in the form')).toHaveValue(/Uraian yang panjang/);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard\/category$/);
});

test('a row edited by two says in its cell what the other has made of it', async ({ page, request }) => {
  const other = await colleague(request);
  const key = 'cs_whatsapp';
  const before = '+62 812-0000-1188';
  await other.send('POST', '/configs/update', { key, value: before });
  await page.goto('/dashboard/configs');
  await page.getByRole('searchbox').fill(key);
  const row = page.getByRole('row').filter({ hasText: key });
  await expect(row).toContainText(before);
  await row.getByRole('button').first().click();
  const field = row.getByRole('textbox');
  await field.fill('nilai saya');
  await other.send('POST', '/configs/update', { key, value: 'nilai mereka' });
  await field.press('Enter');
  await expect(row).toContainText(
    'This has been changed to "nilai mereka" meanwhile. Save again to keep yours.',
  );
  await expect(field).toHaveValue('nilai saya');
  // Locked for a moment, as after each save.
  await expect(row.getByRole('button', { name: 'Save' })).toBeEnabled();
  await field.press('Enter');
  await expect(row).toContainText('nilai saya');
  await expect(field).toBeHidden();
  await other.send('POST', '/configs/update', { key, value: before });
});

test('neither a reload nor another language loses what is typed', async ({ page }) => {
  await page.goto('/dashboard/brand/add');
  const name = page.locator('form input').first();
  await name.fill('Merek Bertahan');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await expect(name).toHaveValue('Merek Bertahan');
  await page.getByRole('banner').getByRole('button', { name: /admin/ }).click();
  await page.getByLabel('Language').selectOption('id');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Add new Brand');
  await expect(name).toHaveValue('Merek Bertahan');
});
