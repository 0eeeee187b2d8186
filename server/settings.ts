import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Everything the environment can say about a running server; read once, at the start. */
export interface Settings {
  /** PORT: where the server listens; 0 takes any free port. */
  port: number;
  /** HOST: the address it listens on; this machine's own, unless told otherwise. */
  host: string;
  /** TRUSTED_PROXIES: addresses, networks or `loopback`; only these may say for whom and by which protocol they ask. */
  trustedProxies: readonly string[];
  /** DRAIN_SECONDS: how long calls are still answered after the server was asked to end, while /ready says that it ends. */
  drainSeconds: number;
  /** OPENAPI is `open`: everybody may read /openapi.json; else nobody. */
  openApi: boolean;
  /** DEMO_ACCOUNTS is `everywhere`: they may be reached from other machines although everybody knows their password. */
  demoEverywhere: boolean;
  /** DATA_DIR: absolute folder of the embedded database and the uploaded files. */
  dataDir: string;
  /** BACKUP_DIR: what gets a backup each night; null: nothing does. */
  backups: BackupAddress | null;
  /** DATABASE_URL: a PostgreSQL 15 or later to use instead of the embedded one. */
  databaseUrl: string | null;
  /** DATABASE_DIRECT_URL: the same database without the pooler that DATABASE_URL leads to; null: there is none. */
  databaseDirectUrl: string | null;
  /** DATABASE_READ_URL: a streaming replica, from which figures are read; null: from the database itself. */
  databaseReadUrl: string | null;
  /** ADMIN_API_URL: another server that answers the documented calls; /api and /user are passed on to it. */
  adminApiUrl: string | null;
  /** EXTENSIONS: which endpoints beyond the documented contract the pages may use. */
  extensions: 'all' | readonly string[];
  /** FILES_URL: where the files lie that the API answers by name alone, with the slash; null: our own /files/. */
  filesUrl: string | null;
  /** NODE_ENV is `production`: no demo data, no demo accounts. */
  production: boolean;
  /** SESSION_HOURS: how long a sign-in lasts. */
  sessionHours: number;
  /** REMEMBERED_SESSION_DAYS: how long it lasts when the person asked to be remembered. */
  rememberedSessionDays: number;
  /** PROOF_MINUTES: how long a sign-in, or the password once more, is proof enough for what is grave. */
  proofMinutes: number;
  /** S3_BUCKET and the other S3_ variables: where uploaded files go instead of DATA_DIR. */
  s3: S3Settings | null;
  /** NAV_URL and the other NAV_ variables: the ERP; null: the embedded stand-in. */
  erp: ErpSettings | null;
  /** BCA_URL and the other BCA_ variables: the bank; null: the embedded stand-in. */
  bank: BankSettings | null;
  /** CONNECTOR_KEY: what the shops' app sends as its bearer token; null: it may not call. */
  connectorKey: string | null;
  /** METRICS_KEY: what who reads /metrics sends as its bearer token; null: nothing is measured. */
  metricsKey: string | null;
  /** SECRETS_KEY: seals secrets in the database; null: a file beside the embedded database does, and nothing for another one. */
  secretsKey: string | null;
  /** SECOND_FACTOR_ROLES: names of the roles that have to have a second factor. */
  secondFactorRoles: readonly string[];
  /** ROLE_ADDRESSES: roles, and the addresses and networks from which alone they work. */
  roleAddresses: readonly RoleNetworks[];
  /** CHAT_SIMULATOR is not `off`: outside of production the shops of the demo answer in the chat. */
  chatSimulator: boolean;
  /** CHAT_ORIGINS: with ADMIN_API_URL, where the page reaches the chat's vendor; without it, the chat configs say so. */
  chatOrigins: readonly string[];
  /** COMETCHAT_REST_KEY: with it the server makes the tokens that let the staff into CometChat; never sent to a page. */
  cometChat: CometChatSettings | null;
  /** LOG_LEVEL: the least severe line that is written. */
  logLevel: (typeof LOG_LEVELS)[number];
}

/** A bucket of any store that speaks S3. */
export interface S3Settings {
  /** S3_ENDPOINT: the store's address; null means Amazon's. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  /** S3_PATH_STYLE: the bucket is in the path, not in the host; the default with an endpoint. */
  readonly pathStyle: boolean;
  /** S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; null: the machine's own role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** A role by its name, and its addresses and networks: each 10.0.0.5, 10.0.0.0/8 or `loopback`. */
export interface RoleNetworks {
  readonly role: string;
  readonly networks: readonly string[];
}

/** Where backups lie: an absolute folder, or the objects of a bucket below a path. */
export type BackupAddress = { readonly folder: string } | { readonly s3: S3Settings; readonly path: string };

/** Microsoft Dynamics NAV through OData v4. */
export interface ErpSettings {
  /** Address of the company: …/ODataV4/Company('Name')/, with the slash. */
  readonly url: string;
  /** Header that lets us in, from NAV_TOKEN, or NAV_USER and NAV_PASSWORD. */
  readonly authorization: string;
  /** NAV_TIMEOUT: milliseconds for one answer. */
  readonly timeout: number;
}

/** BCA's business API. */
export interface BankSettings {
  readonly url: string;
  readonly timeout: number;
  readonly access: Readonly<
    Record<'clientId' | 'clientSecret' | 'apiKey' | 'apiSecret' | 'corporateId' | 'account', string>
  >;
}

export interface CometChatSettings {
  readonly restKey: string;
  /** COMETCHAT_API_URL: address of its API with the version; null: as the app and the region of the chat configs say. */
  readonly url: string | null;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A value in the environment that cannot be used; the message names the variable and what it may be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings. Throws a SettingsError at the first bad value. An empty value counts as unset. */
export function readSettings(env: Environment = process.env, folder: string = process.cwd()): Settings {
  const production = read(env, 'NODE_ENV') === 'production';
  const adminApiUrl = readUrl(env, 'ADMIN_API_URL');
  const backupDir = read(env, 'BACKUP_DIR');
  return {
    port: readInteger(env, 'PORT', 8080, 0, 65_535),
    host: read(env, 'HOST') ?? '127.0.0.1',
    trustedProxies: readNetworks(env, 'TRUSTED_PROXIES', ['loopback']),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', production ? 5 : 0, 0, 300),
    openApi: readOneOf(env, 'OPENAPI', ['open', 'closed'], production ? 'closed' : 'open') === 'open',
    demoEverywhere: readOneOf(env, 'DEMO_ACCOUNTS', ['local', 'everywhere'], 'local') === 'everywhere',
    dataDir: resolve(folder, read(env, 'DATA_DIR') ?? 'data'),
    backups: backupDir === null ? null : readBackupAddress(backupDir, env, folder),
    ...readDatabase(env),
    adminApiUrl,
    extensions: readExtensions(env, adminApiUrl),
    filesUrl: readFolder(env, 'FILES_URL'),
    production,
    sessionHours: readInteger(env, 'SESSION_HOURS', 12, 1, 24 * 31),
    rememberedSessionDays: readInteger(env, 'REMEMBERED_SESSION_DAYS', 30, 1, 365),
    proofMinutes: readInteger(env, 'PROOF_MINUTES', 10, 1, 24 * 60),
    s3: readS3(env),
    erp: readErp(env),
    bank: readBank(env),
    connectorKey: readKey(env, 'CONNECTOR_KEY'),
    metricsKey: readKey(env, 'METRICS_KEY'),
    ...readSecondFactor(env),
    roleAddresses: readRoleAddresses(env, adminApiUrl),
    chatSimulator: !production && readOneOf(env, 'CHAT_SIMULATOR', ['on', 'off'], 'on') === 'on',
    chatOrigins: readOrigins(env, 'CHAT_ORIGINS'),
    cometChat: readCometChat(env),
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function readDatabase(
  env: Environment,
): Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  const protocols = ['postgres:', 'postgresql:'];
  const databaseUrl = readUrl(env, 'DATABASE_URL', protocols);
  const others = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const;
  const [databaseDirectUrl = null, databaseReadUrl = null] = others.map((name) => {
    const url = readUrl(env, name, protocols);
    if (url && !databaseUrl) throw new SettingsError(`${name} needs DATABASE_URL.`);
    return url;
  });
  return { databaseUrl, databaseDirectUrl, databaseReadUrl };
}

/** Without a key nobody could set the factor up that is asked for. */
function readSecondFactor(env: Environment): Pick<Settings, 'secretsKey' | 'secondFactorRoles'> {
  const secretsKey = readKey(env, 'SECRETS_KEY');
  const secondFactorRoles = listed(read(env, 'SECOND_FACTOR_ROLES') ?? '');
  if (secondFactorRoles.length > 0 && secretsKey === null && read(env, 'DATABASE_URL') !== null)
    throw new SettingsError('SECOND_FACTOR_ROLES needs SECRETS_KEY.');
  return { secretsKey, secondFactorRoles };
}

/** `Superadmin=10.0.0.0/8,192.0.2.7;Admin=2001:db8::/32`; which roles there are is not known here. */
function readRoleAddresses(env: Environment, adminApiUrl: string | null): readonly RoleNetworks[] {
  const name = 'ROLE_ADDRESSES';
  const parts = (read(env, name) ?? '').split(';').filter((part) => part.trim());
  if (parts.length > 0 && adminApiUrl)
    throw new SettingsError(`${name} is for our own server: the one of ADMIN_API_URL decides by itself.`);
  const namedRoles = new Set<string>();
  return parts.map((part) => {
    const [, role = '', list = ''] = /^\s*([^=]*[^=\s])\s*=([^=]*)$/.exec(part) ?? [];
    const networks = listed(list);
    if (!role || networks.length === 0)
      throw new SettingsError(
        `${name} has parts such as Superadmin=10.0.0.0/8,192.0.2.7 with ; between them, not "${part.trim()}".`,
      );
    refuseBadNetwork(networks, `${name} names for ${role} addresses and networks`);
    if (namedRoles.has(role.toLowerCase())) throw new SettingsError(`${name} names ${role} twice.`);
    namedRoles.add(role.toLowerCase());
    return { role, networks };
  });
}

function readCometChat(env: Environment): CometChatSettings | null {
  const restKey = read(env, 'COMETCHAT_REST_KEY');
  return restKey === null ? null : { restKey, url: readFolder(env, 'COMETCHAT_API_URL') };
}

function readKey(env: Environment, name: string): string | null {
  const key = read(env, name);
  if (key === null || /^[\w-]{32,200}$/.test(key)) return key;
  throw new SettingsError(
    `${name} has 32 to 200 letters, digits, - and _, such as \`openssl rand -hex 32\` prints.`,
  );
}

/** What a folder, or `s3://BUCKET/PATH` in the store of the S3_ variables, means. Throws a SettingsError. */
export function readBackupAddress(
  given: string,
  env: Environment = process.env,
  folder: string = process.cwd(),
): BackupAddress {
  if (!given.startsWith('s3:')) return { folder: resolve(folder, given) };
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(given) ?? [];
  if (!bucket) throw new SettingsError(`Backups lie in a folder or in s3://BUCKET/PATH, not in "${given}".`);
  return { s3: readBucket(env, bucket), path };
}

function readS3(env: Environment): S3Settings | null {
  const bucket = read(env, 'S3_BUCKET');
  return bucket === null ? null : readBucket(env, bucket);
}

function readBucket(env: Environment, bucket: string): S3Settings {
  const endpoint = readUrl(env, 'S3_ENDPOINT');
  const [accessKeyId, secretAccessKey] = [read(env, 'S3_ACCESS_KEY_ID'), read(env, 'S3_SECRET_ACCESS_KEY')];
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    throw new SettingsError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together, or neither is.');
  }
  return {
    endpoint,
    bucket,
    region: read(env, 'S3_REGION') ?? 'us-east-1',
    pathStyle: readOneOf(env, 'S3_PATH_STYLE', ['true', 'false'], endpoint ? 'true' : 'false') === 'true',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

function readErp(env: Environment): ErpSettings | null {
  const url = readFolder(env, 'NAV_URL');
  if (url === null) return null;
  const [token, user] = [read(env, 'NAV_TOKEN'), read(env, 'NAV_USER')];
  const basic = user && Buffer.from(`${user}:${read(env, 'NAV_PASSWORD') ?? ''}`).toString('base64');
  if (!token && !basic) throw new SettingsError('NAV_URL needs NAV_TOKEN, or NAV_USER and NAV_PASSWORD.');
  return {
    url,
    authorization: token ? `Bearer ${token}` : `Basic ${basic}`,
    timeout: readInteger(env, 'NAV_TIMEOUT', 15_000, 100, 600_000),
  };
}

function readBank(env: Environment): BankSettings | null {
  const url = readUrl(env, 'BCA_URL');
  if (url === null) return null;
  const need = (name: string): string => {
    const value = read(env, name);
    if (value === null) throw new SettingsError(`BCA_URL needs ${name}.`);
    return value;
  };
  return {
    url,
    timeout: readInteger(env, 'BCA_TIMEOUT', 15_000, 100, 600_000),
    access: {
      clientId: need('BCA_CLIENT_ID'),
      clientSecret: need('BCA_CLIENT_SECRET'),
      apiKey: need('BCA_API_KEY'),
      apiSecret: need('BCA_API_SECRET'),
      corporateId: need('BCA_CORPORATE_ID'),
      account: need('BCA_ACCOUNT'),
    },
  };
}

function read(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

function readInteger(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = read(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function readOneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = read(env, name);
  if (text === null) return fallback;
  const value = allowed.find((allowedValue) => allowedValue === text.toLowerCase());
  if (value) return value;
  throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
}

/** The value itself is left out of the message: a database address holds a password. */
function readUrl(env: Environment, name: string, protocols = ['http:', 'https:']): string | null {
  const text = read(env, name);
  if (text === null) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new SettingsError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
}

function readFolder(env: Environment, name: string): string | null {
  const url = readUrl(env, name);
  return url === null || url.endsWith('/') ? url : `${url}/`;
}

/** Addresses of servers with commas, such as https://*.cometchat.io,wss://*.cometchat.io. */
function readOrigins(env: Environment, name: string): readonly string[] {
  const origins = listed(read(env, name) ?? '');
  const bad = origins.find((origin) => !/^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(origin));
  if (bad === undefined) return origins;
  throw new SettingsError(`${name} names servers such as https://*.cometchat.io, with commas, not "${bad}".`);
}

/** Addresses and networks with commas, such as 10.0.0.0/8; `loopback` is this machine, `none` nobody. */
function readNetworks(env: Environment, name: string, fallback: readonly string[]): readonly string[] {
  const text = read(env, name);
  if (text === null) return fallback;
  if (text === 'none') return [];
  const networks = listed(text);
  refuseBadNetwork(networks, `${name} is none, or names addresses and networks`);
  return networks;
}

function refuseBadNetwork(networks: readonly string[], sentence: string): void {
  const bad = networks.find((network) => network !== 'loopback' && !isNetwork(network));
  if (bad === undefined) return;
  throw new SettingsError(
    `${sentence} such as 10.0.0.5 and 10.0.0.0/8, with commas, or loopback; not "${bad}".`,
  );
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** `all`, `none` or names with commas. Another server is not expected to have any, so the default is none there. */
function readExtensions(env: Environment, adminApiUrl: string | null): Settings['extensions'] {
  const text = read(env, 'EXTENSIONS') ?? (adminApiUrl ? 'none' : 'all');
  if (text === 'all') return 'all';
  return text === 'none' ? [] : listed(text);
}

function listed(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return names.filter(Boolean);
}
