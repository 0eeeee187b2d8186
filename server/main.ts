import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { isHeld, openVault, watchAge } from './backup/index.ts';
import { buildServer } from './build-server.ts';
import type { Door } from './calls/authenticate.ts';
import { addChat } from './chat/chat-route.ts';
import { startSimulator } from './chat/simulator.ts';
import { vendorOrigins } from './chat/vendor.ts';
import { checks } from './checks.ts';
import { openConnectors } from './connectors/index.ts';
import { moveFromDisk } from './files/disk-storage.ts';
import { openStorage } from './files/open-storage.ts';
import { firstAccounts } from './first-accounts.ts';
import { access, productName, proveCall, roles } from './generated/access.ts';
import { endpoints } from './generated/endpoints.ts';
import { entities } from './generated/entities.ts';
import { texts } from './generated/texts.ts';
import { handlersWith } from './handlers.ts';
import { jobTasks, schedule } from './job-tasks.ts';
import { type JobRunner, startJobRunner } from './jobs/index.ts';
import { lifecycleParts } from './lifecycles.ts';
import { Steps } from './resources/steps.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { aloneAtStart, keepCounts, openStore, type Store, StoreError } from './store/index.ts';
import { startFilling } from './tasks/fill-rows.ts';
import { nightlyBackups } from './tasks/nightly-backups.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const HELD = `  Held      restored from a backup: nothing is sent until npm run restore -- --live\n`;
/** Milliseconds that pending calls get to finish on shutdown. */
const PATIENCE = 10_000;

/** From the settings to a listening server; a configuration error ends it with one sentence. */
async function main(): Promise<void> {
  const settings = readSettings();
  // With another server behind the page there is no database.
  const store = settings.adminApiUrl ? null : await openStore(settings);
  try {
    const signIn = store
      ? await aloneAtStart(store.url, () => firstAccounts(settings, store))
      : 'as on the other server';
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
      proveCall,
      texts,
      origins: vendorOrigins,
      addRoutes: (server, openedStore, door) => addMore(settings, server, openedStore, door),
      dist,
    });
    await listen(app, settings);
    const held = store !== null && (await isHeld(store.db));
    const endWork = store ? await startWork(app, settings, store, !held) : async () => undefined;
    endOnSignal({ app, store, endWork, drainSeconds: settings.drainSeconds });
    void store?.lost?.then(({ message }) => {
      console.error(`\n  ${message}\n`);
      process.exit(1);
    });
    announce(app, settings, store, signIn);
    if (held) console.log(HELD);
  } catch (error) {
    await store?.close();
    throw error;
  }
}

/** The chat socket, the demo's simulated shops, and what is measured of the backups. */
async function addMore(
  settings: Settings,
  app: FastifyInstance,
  store: Pick<Store, 'db' | 'url'>,
  door: Door,
) {
  if (settings.backups)
    app.watch('backoffice_backup_age_seconds', 'Age of the latest backup', watchAge(settings.backups));
  const hub = await addChat(app, store, { roles: access.chat ?? [], door });
  app.watch('backoffice_chat_sockets', 'Open sockets of the chat', () => hub.members);
  if (!settings.chatSimulator || (await isHeld(store.db))) return;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the simulator of the chat failed');
  app.addHook('onClose', await startSimulator(store, onError));
}

/** Work in the background starts when calls can be answered. Answers what ends it. */
async function startWork(
  app: FastifyInstance,
  settings: Settings,
  store: Store,
  isLive: boolean,
): Promise<() => Promise<unknown>> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'what is counted could not be kept');
  const endCounts = keepCounts(store.db, { onError });
  const runner = isLive ? await runJobs(app, settings, store) : null;
  return () => Promise.all([runner?.stop(), endCounts()]);
}

async function runJobs(app: FastifyInstance, settings: Settings, store: Store): Promise<JobRunner> {
  const storage = await openStorage(settings);
  const { dataDir } = settings;
  if (settings.s3) await moveFromDisk(store.db, storage, dataDir);
  const backups =
    settings.backups && nightlyBackups({ url: store.url, storage }, await openVault(settings.backups));
  const services = {
    places: { storage, dataDir },
    entities,
    steps: new Steps(lifecycleParts, entities),
    tasks: {
      ...jobTasks({ storage, connectors: openConnectors(settings, store.db) }),
      ...(backups ? backups.tasks : {}),
    },
    texts,
    log: app.log,
  };
  await startFilling(store.db);
  return startJobRunner(store, services, [...schedule, ...(backups ? backups.schedule : [])]);
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

interface Running {
  readonly app: FastifyInstance;
  readonly store: Store | null;
  readonly endWork: () => Promise<unknown>;
  readonly drainSeconds: number;
}

/**
 * Calls are answered for as long as DRAIN_SECONDS says, while /ready sends new ones elsewhere; then those that are pending finish.
 * A second signal stops at once.
 */
function endOnSignal({ app, store, endWork, drainSeconds }: Running): void {
  let ending = false;
  const close = async () => {
    app.drain.begin();
    await wait(drainSeconds * 1000);
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await app.close();
  };
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    await Promise.all([close(), endWork()]);
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
