import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import config from '../../../playwright.config.ts';
import { startProduct, temporaryFolder } from './product-process.ts';

/** One product with demo data for all specs that do not need one of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('e2e');
  const product = await startProduct(join(folder, 'data'));
  process.env.BASE_URL = product.url;
  process.env.ADMIN_SESSION = join(folder, 'admin.json');
  await keepSession(product.url, process.env.ADMIN_SESSION);
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Signs `admin` in once by the form; specs about other things begin with this session. */
async function keepSession(url: string, file: string): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard\//);
  await page.context().storageState({ path: file });
  await browser.close();
}
