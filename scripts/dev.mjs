// npm run dev: database, generator, server and page, each following what is edited, behind one address.
import { ensureInstall, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

process.chdir(root);
ensureInstall();
// The watching generator reports what is wrong.
makeDerived({ silent: true });
await import('./ts-node.mjs');
const { createApiProcess } = await import('./dev-api.mjs');
const { startGenerator } = await import('./dev-generator.mjs');
const { startPage } = await import('./dev-page.mjs');
const { studioDatabase } = await import('./dev-database.mjs');
const { readSettings } = await import('../server/settings.ts');
const { openStore } = await import('../server/store/index.ts');

try {
  await main();
} catch (error) {
  console.error(error.name === 'Error' ? error : error.message);
  process.exit(1);
}

async function main() {
  const settings = readSettings();
  // Held here, so that a restarted server finds its database running. With another API there is none.
  const store = settings.adminApiUrl ? null : await openStore(settings);
  const api = await createApiProcess(store ? { DATABASE_URL: store.url } : {});
  const generator = startGenerator();
  const page = await startPage(settings, api, generator, studioDatabase(settings, store));
  console.log(
    `\n  ${page.address}   (${store?.describe ?? settings.adminApiUrl})\n  Ctrl-C ends everything.\n`,
  );

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    generator.kill();
    await Promise.all([api.close(), page.close()]);
    await store?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}
