// The page in development: Vite with a proxy to the server.
import { relative } from 'node:path';
import { createServer } from 'vite';
import { MIGRATIONS, SNAPSHOT } from '../core/snapshot.ts';
import { declarations } from './dev-declarations.mjs';
import { serveGallery } from './dev-gallery.mjs';
import { serveStudio } from './dev-studio.mjs';
import { isServerPart } from './server-parts.mjs';

const CALLS = '^/(api|user|files|docs)/|^/(config\\.json|openapi\\.json|health|ready)$';
/** The generator writes its files at once, an editor writes one in several steps. */
const SETTLE_MS = 40;
/** The longest that a start waits for the generator. */
const GENERATOR_MS = 5000;
/** What the generator reads. */
const isGeneratorInput = (path) =>
  path.startsWith('schemas/') || path === SNAPSHOT || path.startsWith(MIGRATIONS);

/**
 * Serves the page on the port of the settings; `api` as dev-api.mjs makes it, restarted when its parts change,
 * `generator` as dev-generator.mjs makes it, `database` as dev-database.mjs.
 */
export async function startPage(settings, api, generator, database) {
  const vite = await createServer({
    plugins: [declarations(generator, api), serveGallery(), serveStudio(database)],
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      proxy: { [CALLS]: { target: `http://127.0.0.1:${api.port}`, xfwd: true, ws: true } },
      // The database writes all the time.
      watch: { ignored: [`${settings.dataDir}/**`] },
    },
    // Both pages are read ahead, so that opening the studio packs no packages anew.
    optimizeDeps: { entries: ['index.html', 'src/studio/index.html'] },
    clearScreen: false,
    logLevel: 'warn',
  });
  await vite.listen();
  const changed = new Set();
  let timer;
  const restartIn = (milliseconds) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (changed.size > 0) api.restart([...changed]);
      changed.clear();
    }, milliseconds);
  };
  // A migration comes with what the generator makes of it: the server starts once, with both.
  let wait = SETTLE_MS;
  generator.onRun(() => {
    wait = SETTLE_MS;
    restartIn(wait);
  });
  vite.watcher.on('all', (_event, path) => {
    const place = relative(vite.config.root, path).replaceAll('\\', '/');
    if (isGeneratorInput(place)) wait = GENERATOR_MS;
    if (!isServerPart(place)) return;
    changed.add(path);
    restartIn(wait);
  });
  const host = ['0.0.0.0', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  return { address: `http://${host}:${settings.port}`, close: () => vite.close() };
}
