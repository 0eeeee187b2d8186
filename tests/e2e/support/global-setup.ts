import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product-process.ts';

/** One product with demo data for all specs that do not need one of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-e2e-'));
  const product = await startProduct(join(folder, 'data'));
  process.env.BASE_URL = product.url;
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
