import type { APIRequestContext } from 'playwright/test';
import { expect, png, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

/** A product with three images of its own; their ids in order. */
async function withImages(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const data = { name: 'Pictured', category_id: 1, brand_id: 1, sku_code: `IMG-${Date.now()}` };
  const { id } = (await (await request.post('/api/admin/products', { headers, data })).json()).data;
  const images: number[] = [];
  for (let count = 0; count < 3; count++) {
    const file = { name: 'a.png', mimeType: 'image/png', buffer: png() };
    const answer = await request.post(`/api/admin/products/upload/${id}`, { headers, multipart: { file } });
    images.push((await answer.json()).data.id);
  }
  const remove = (image?: number) => request.delete(`/api/admin/products/images/${image}`, { headers });
  return { id, images, remove };
}

test('images are put in order by the keyboard and by dragging', async ({ page, request }) => {
  const { id, images } = await withImages(request);
  const [first, second, third] = images;
  await page.goto(`/dashboard/product/images/${id}`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.getByRole('button', { name: 'Change order' }).click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('list', { name: 'Images' }).getByRole('listitem');
  await dialog.getByRole('button', { name: `Move ${third} with` }).press('Home');
  await expect(lines.first()).toContainText(String(third));
  await expect(dialog.getByRole('status').filter({ hasText: `${third}: 1 of 3` })).toHaveCount(1);
  await dialog.getByRole('button', { name: `Move ${second} with` }).hover();
  await page.mouse.down();
  const target = await lines.nth(1).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 24, { steps: 5 });
  await page.mouse.up();
  await expect(lines).toContainText([third, second, first].map(String));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Order of the images of Pictured saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('tbody td:first-child')).toHaveText([third, second, first].map(String));
});

test('an order of images that somebody else has changed is refused', async ({ page, request }) => {
  const { id, images, remove } = await withImages(request);
  await page.goto(`/dashboard/product/images/${id}`);
  await page.getByRole('button', { name: 'Change order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Move ${images[2]} with` }).press('ArrowUp');
  await remove(images[0]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The images have changed meanwhile. Look at them again.').first(),
  ).toBeVisible();
  const lines = dialog.getByRole('list', { name: 'Images' }).getByRole('listitem');
  // Read again, without the one that is gone; what was moved stays moved.
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(String(images[2]));
});

test('an image is seen in full size', async ({ page, request }) => {
  const { id } = await withImages(request);
  await page.goto(`/dashboard/product/images/${id}`);
  await page.getByRole('button', { name: 'Show full size' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the carousel of a product goes on by its button and its thumbnails, and round', async ({
  page,
  request,
}) => {
  const { id } = await withImages(request);
  await page.goto(`/dashboard/product/detail/${id}`);
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images).toContainText('1 / 3');
  await images.getByRole('button', { name: 'Next image' }).click();
  await expect(images).toContainText('2 / 3');
  await images.getByRole('button', { name: 'Next image' }).click();
  await images.getByRole('button', { name: 'Next image' }).click();
  await expect(images).toContainText('1 / 3');
});
