/** Three pages of 100, and some. */
const WANTED = 320;

/** Adds products to the demo data of the product at `url` until the bench can turn its pages; `token`: an admin's. */
export async function fillProducts(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const listed = await fetch(`${url}/api/admin/products?page=1&perPage=1`, { headers });
  const { meta } = (await listed.json()) as { meta: { total: number } };
  for (let count = meta.total; count < WANTED; count += 1) {
    const product = { name: `Bench ${count}`, sku_code: `BENCH-${count}`, category_id: 1, brand_id: 1 };
    const answer = await fetch(`${url}/api/admin/products`, {
      method: 'POST',
      headers,
      body: JSON.stringify(product),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }
}
