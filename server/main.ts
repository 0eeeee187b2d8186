import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server.ts';
import { addChat } from './chat/chat-route.ts';
import { startSimulator } from './chat/simulator.ts';
import { vendorOrigins } from './chat/vendor.ts';
import { checks } from './checks.ts';
import { openConnectors } from './connectors/index.ts';
import { moveFromDisk } from './files/disk-storage.ts';
import { openStorage } from './files/open-storage.ts';
import { firstAccounts } from './first-accounts.ts';
import { access, productName, roles } from './generated/access.ts';
import { endpoints } from './generated/endpoints.ts';
import { entities } from './generated/entities.ts';
import { texts } from './generated/texts.ts';
import { handlersWith } from './handlers.ts';
import { jobTasks, schedule } from './job-tasks.ts';
import { type JobRunner, startJobRunner } from './jobs/index.ts';
import { lifecycleParts } from './lifecycles.ts';
import { Steps } from './resources/steps.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { keepCounts, openStore, type Store, StoreError } from './store/index.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Milliseconds that pending calls get to finish on shutdown. */
const PATIENCE = 10_000;

/** From the settings to a listening server; a configuration error ends it with one sentence. */
async function main(): Promise<void> {
  const settings = readSettings();
  // With another server behind the page there is no database.
  const store = settings.adminApiUrl ? null : await openStore(settings);
  try {
    const signIn = store ? await firstAccounts(settings, store) : 'as on the other server';
    const dist = existsSync(`${DIST}/index.html`) ? DIST : undefined;
    const app = await buildServer({
      settings,
      store,
      endpoints,
      entities,
      roleNames: roles,
      fileRoles: access.superadministration,
      chatRoles: access.chat,
      handlers: handlersWith(settings),
      checks,
      lifecycles: lifecycleParts,
      productName,
      texts,
      origins: vendorOrigins,
      addRoutes: (server, openedStore) => addChatOf(settings, server, openedStore),
      dist,
    });
    await listen(app, settings);
    const jobs = store ? await startWork(app, settings, store) : null;
    endOnSignal(app, store, jobs);
    void store?.lost?.then(({ message }) => {
      console.error(`\n  ${message}\n`);
      process.exit(1);
    });
    announce(app, settings, store, signIn);
  } catch (error) {
    await store?.close();
    throw error;
  }
}

/** The chat socket, and the demo's simulated shops. */
async function addChatOf(settings: Settings, app: FastifyInstance, store: Pick<Store, 'db' | 'url'>) {
  await addChat(app, store, { roles: access.chat ?? [] });
  if (!settings.chatSimulator) return;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the simulator of the chat failed');
  app.addHook('onClose', await startSimulator(store, onError));
}

/** Work in the background starts when calls can be answered. */
async function startWork(app: FastifyInstance, settings: Settings, store: Store): Promise<JobRunner> {
  const storage = await openStorage(settings);
  const { dataDir } = settings;
  if (settings.s3) await moveFromDisk(store.db, storage, dataDir);
  const services = {
    places: { storage, dataDir },
    entities,
    steps: new Steps(lifecycleParts, entities),
    tasks: jobTasks({ storage, connectors: openConnectors(settings, store.db) }),
    texts,
    log: app.log,
  };
  const runner = await startJobRunner(store, services, schedule);
  const onError = (error: unknown) => app.log.error({ err: error }, 'what is counted could not be kept');
  const endCounts = keepCounts(store.db, { onError });
  return {
    async stop() {
      await Promise.all([runner.stop(), endCounts()]);
    },
  };
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new SettingsError(
        `Port ${port} is used by another program. End it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new SettingsError(`Port ${port} may not be used here. Choose another with PORT.`);
    throw error;
  }
}

function announce(app: FastifyInstance, settings: Settings, store: Store | null, signIn: string): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host);
  console.log(`
  ${productName}   http://${isEverywhere ? 'localhost' : settings.host}:${port}

  Sign in   ${signIn}
  Data      ${store ? store.describe : `at ${new URL(settings.adminApiUrl ?? '').origin}`}
  Ctrl-C ends it.
`);
}

/** Pending calls finish first; a second signal stops at once. */
function endOnSignal(app: FastifyInstance, store: Store | null, jobs: JobRunner | null): void {
  let ending = false;
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await Promise.all([app.close(), jobs?.stop()]);
    await store?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

try {
  await main();
} catch (error) {
  const isPersonal = error instanceof SettingsError || error instanceof StoreError;
  console.error(isPersonal ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
