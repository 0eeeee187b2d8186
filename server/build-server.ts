import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DeclaredEndpoint } from '../core/declared.ts';
import { forgetOldAttempts, StoredAttempts } from './calls/attempts.store.ts';
import type { Door } from './calls/authenticate.ts';
import type { Handlers, SessionRules } from './calls/handler.ts';
import { openStorage } from './files/open-storage.ts';
import { removeAbandonedUploads } from './files/receive.ts';
import { secretsKeyOf } from './files/secrets-key.ts';
import type { Service } from './http/call.ts';
import { addDrain } from './http/drain.ts';
import { forgetOldKeys } from './http/idempotency.store.ts';
import { addLive } from './http/live-route.ts';
import { addCallLog, loggerOptions } from './http/log.ts';
import { addMetrics } from './http/metrics.ts';
import { addPage, isApi, type PageConfig } from './http/page.ts';
import { answerClientError, answerProblem } from './http/problems.ts';
import { addProxy } from './http/proxy.ts';
import { addEndpoints } from './http/routes.ts';
import { addSecurityHeaders } from './http/security.ts';
import { endSlowBodies, type Patience } from './http/slow-bodies.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { addStoredFiles, filePlaces } from './http/stored-files.ts';
import { countJobs, oldestDue } from './jobs/index.ts';
import type { HubOptions } from './live/live-hub.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Checks } from './resources/check.ts';
import { readChecks } from './resources/database-checks.ts';
import { makeRefusals, type RefusalOf } from './resources/database-refusals.ts';
import { installGuards } from './resources/guards.ts';
import type { LifecycleParts } from './resources/lifecycle-parts.ts';
import type { Entities } from './resources/row.ts';
import { Steps } from './resources/steps.ts';
import { missingColumns, readTables, type Tables } from './resources/tables.ts';
import { RoleAddresses } from './rules/role-addresses.ts';
import { SignInLimits } from './rules/sign-in-limits.ts';
import type { Texts } from './say.ts';
import { type Settings, SettingsError } from './settings.ts';
import { connectionsOf, type Store } from './store/index.ts';

/** Everything a server is built from; the settings decide which parts are used. */
export interface ServerParts {
  readonly settings: Settings;
  /** Null when ADMIN_API_URL names another server that answers the calls. */
  readonly store: Pick<Store, 'db' | 'url' | 'folder' | 'replica'> | null;
  readonly endpoints: readonly DeclaredEndpoint[];
  readonly entities: Entities;
  readonly roleNames: Readonly<Record<number, string>>;
  /** Roles that may read every stored file. */
  readonly fileRoles?: readonly number[];
  /** Roles that may read files of the chat. */
  readonly chatRoles?: readonly number[];
  readonly handlers: Handlers;
  /** Required when a declared write has `"check": true`. */
  readonly checks?: Checks;
  /** Absent: no call performs a lifecycle action. */
  readonly lifecycles?: LifecycleParts;
  readonly productName: string;
  /** The call by which a session is proved anew; absent, or not among the extensions: what is grave asks for nothing. */
  readonly proveCall?: string | undefined;
  /** What files say in other languages than that of the sources. */
  readonly texts?: Texts;
  /** Additional routes that cannot be declared, such as a WebSocket. */
  readonly addRoutes?: (
    app: FastifyInstance,
    store: Pick<Store, 'db' | 'url'>,
    door: Door,
  ) => Promise<unknown>;
  /** Timing of live events; for tests. */
  readonly live?: Pick<HubOptions, 'beat' | 'most'>;
  /** Limits of slow bodies; for tests. */
  readonly patience?: Patience;
  /** Additional origins that a page may call, evaluated per document; absent: only those of the settings. */
  readonly origins?: (db: Store['db']) => Promise<readonly string[]>;
  /** Folder of the built page; without it the server only answers calls. */
  readonly dist?: string;
}

const MINUTES = 60_000;
const HOUSEKEEPING = 60 * MINUTES;

/** Builds a server that does not listen. Throws, on `ready` too, when a declaration cannot be answered; the store stays open. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, store } = parts;
  const app = Fastify({
    logger: loggerOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => givenId(request.headers['x-request-id']) ?? randomUUID(),
    // Only these may set the client address and protocol headers.
    trustProxy: [...settings.trustedProxies],
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 512, querystringParser: () => ({}) },
    forceCloseConnections: 'idle',
    // What has arrived is answered: the drain has told everybody already.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerProblem(error, reply, request.log),
  });
  app.setErrorHandler((error, request, reply) => answerProblem(error, reply, request.log));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addDrain(app);
  await addMetrics(app, settings.metricsKey);
  endSlowBodies(app, parts.patience);
  addCallLog(app);
  await addSecurityHeaders(app, [settings.adminApiUrl, settings.filesUrl]);
  const config: PageConfig = {
    name: parts.productName,
    extensions: settings.extensions,
    rememberedDays: settings.rememberedSessionDays,
    ...(settings.filesUrl ? { files: settings.filesUrl } : {}),
  };
  // First, so that it does not count what reading the others needs.
  if (store) app.watch('backoffice_connections', 'To the database', () => connectionsOf(store.db), 'state');
  addStatusRoutes(
    app,
    store && { db: store.db, folders: [settings.dataDir, store.folder ?? []].flat() },
    config,
    settings,
  );
  if (settings.adminApiUrl) await addProxy(app, settings.adminApiUrl);
  else if (store) await addOwnCalls(app, parts, store);
  // When the database cannot answer, the page gets no additional origins and works without them.
  const origins = async () =>
    store ? ((await parts.origins?.(store.db).catch(() => [])) ?? []) : settings.chatOrigins;
  if (parts.dist) await addPage(app, parts.dist, config, origins);
  app.setNotFoundHandler(async (request, reply) => {
    if (await app.answerPage?.(request, reply)) return reply;
    const error = isApi(request.url) ? notFound() : new Refusal('not-found', 'Page not Found.');
    return answerProblem(error, reply, request.log);
  });
  return app;
}

/** The declared calls are in a Fastify scope of their own, so that their body parsers apply only to them. */
async function addOwnCalls(
  app: FastifyInstance,
  parts: ServerParts,
  store: NonNullable<ServerParts['store']>,
): Promise<void> {
  const { db } = store;
  const { settings, entities } = parts;
  const storage = await openStorage(settings);
  const sessions = sessionRules(parts, db);
  const { addresses, secondFactor } = sessions;
  const door: Door = { addresses, secondFactorRoles: secondFactor.roles };
  let tables: Promise<Tables> | undefined;
  let refusals: Promise<RefusalOf> | undefined;
  const steps = new Steps(parts.lifecycles ?? { lifecycles: {}, rules: {}, effects: {} }, entities);
  const service: Service = {
    db,
    replica: store.replica,
    dataDir: settings.dataDir,
    storage,
    entities,
    steps,
    tables: () => (tables ??= readTables(db)),
    refusals: () => (refusals ??= readChecks(db).then((checks) => makeRefusals(entities, checks))),
    roleNames: parts.roleNames,
    texts: parts.texts ?? {},
    connectorKey: settings.connectorKey,
    sessions,
    door,
  };
  addStoredFiles(app, storage, db, {
    places: filePlaces(parts.endpoints, entities),
    fileRoles: parts.fileRoles ?? [],
    chatRoles: parts.chatRoles ?? [],
    door,
    key: settings.connectorKey,
  });
  app.watch('backoffice_jobs', 'Jobs that are remembered, by state', () => countJobs(db), 'state');
  app.watch('backoffice_oldest_queued_job_seconds', 'How long a job is due already', () => oldestDue(db));
  const { replica } = store;
  if (replica)
    app.watch('backoffice_replica_age_seconds', 'How far the replica is behind', () => replica.age());
  addLive(app, store, entities, { ...parts.live, door });
  await parts.addRoutes?.(app, store, door);
  await app.register((api) => addEndpoints(api, parts.endpoints, service, parts.handlers, parts.checks));
  app.addHook('onReady', async () => {
    const missing = missingColumns(await service.tables(), entities);
    if (missing.length > 0)
      throw new Error(`The database lacks ${missing.join(', ')}: is a migration missing?`);
    await installGuards(db, steps.guarded);
    if (replica && (await replica.age()) === Number.POSITIVE_INFINITY)
      app.log.warn('figures are read from DATABASE_URL: no replica follows at DATABASE_READ_URL');
  });
  keepHouse(app, service);
}

function sessionRules(
  { settings, roleNames, productName, proveCall }: ServerParts,
  db: Store['db'],
): SessionRules {
  const attempts = new StoredAttempts(db);
  return {
    hours: settings.sessionHours,
    rememberedDays: settings.rememberedSessionDays,
    limits: new SignInLimits(attempts),
    attempts,
    secondFactor: {
      issuer: productName,
      roles: settings.secondFactorRoles.map((name) => roleNamed('SECOND_FACTOR_ROLES', name, roleNames)),
      key: secretsKeyOf(settings),
    },
    proofMinutes: isOn(settings.extensions, proveCall) ? settings.proofMinutes : null,
    addresses: new RoleAddresses(
      new Map(
        settings.roleAddresses.map(({ role, networks }) => [
          roleNamed('ROLE_ADDRESSES', role, roleNames),
          networks,
        ]),
      ),
    ),
  };
}

const isOn = (extensions: Settings['extensions'], call: string | undefined): boolean =>
  call !== undefined && (extensions === 'all' || extensions.includes(call));

/** The number of a role that a setting names. Throws a SettingsError for a name that no role has. */
function roleNamed(setting: string, name: string, roleNames: ServerParts['roleNames']): number {
  const role = Object.entries(roleNames).find(
    ([, roleName]) => roleName.toLowerCase() === name.toLowerCase(),
  );
  if (role) return Number(role[0]);
  const allNames = Object.values(roleNames).join(', ');
  throw new SettingsError(`${setting} names roles (${allNames}), not "${name}".`);
}

/** Deletes expired data periodically. */
function keepHouse(app: FastifyInstance, { db, dataDir }: Service): void {
  const clean = async () => {
    await forgetOldKeys(db);
    await forgetOldAttempts(db);
    await removeAbandonedUploads(dataDir);
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  }, HOUSEKEEPING).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The caller's request id, if it is safe to log. */
function givenId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null;
}
