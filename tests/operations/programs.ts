import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { as, databaseAccount } from '../../server/store/embedded/account.ts';

/** A program of the system that the trial has started. */
export interface Program {
  readonly port: number;
  stop(): Promise<void>;
}

/** Milliseconds after which a program goes by its new configuration. */
const RELOADED = 1000;
const FILES = join(import.meta.dirname, '../../docs/operations');
const NGINX = readFileSync(join(FILES, 'nginx.conf'), 'utf8');
const CADDYFILE = readFileSync(join(FILES, 'Caddyfile'), 'utf8');
/** What nginx.conf says behind the address of each server. */
const [, OF_A_SERVER = ''] = /10\.0\.0\.\d+:8080 (.*);/.exec(NGINX) ?? [];

export interface Balancer extends Program {
  /** Says which server gets no calls for now, and lets nginx read that anew. */
  leaveOut(server: number | null): Promise<void>;
}

/** nginx before the servers of these ports, as docs/operations/nginx.conf has it. */
export async function startNginx(ports: readonly number[]): Promise<Balancer> {
  const port = await freePort();
  const config = (leftOut: number | null) => (folder: string) => {
    const site = NGINX.replace('listen 80;', `listen 127.0.0.1:${port};`).replace(
      /(?: *server 10\.0\.0\.\d+:8080.*\n)+/,
      ports
        .map((server) => `server 127.0.0.1:${server} ${OF_A_SERVER}${server === leftOut ? ' down' : ''};\n`)
        .join(''),
    );
    return `
daemon off; pid ${folder}/pid; error_log ${folder}/log;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${site}
}`;
  };
  const { change, ...program } = await start('nginx', port, config(null), (file) => ['-c', file]);
  return { ...program, leaveOut: (server) => change(config(server)) };
}

/** Name of the entry that lends a connection until it is given back, for DATABASE_DIRECT_URL. */
export const SESSIONS = 'sessions';

export interface Pooler extends Program {
  /** Leads to the database of another address, and lets pgbouncer read that anew. */
  leadTo(url: string): Promise<void>;
}

/** pgbouncer before the database of `url`, as docs/operations has it: connections for a transaction, and for as long as they last. */
export async function startPgbouncer(url: string): Promise<Pooler> {
  const port = await freePort();
  const config = (target: string) => (folder: string) => {
    const { hostname, port: targetPort, username, password, pathname } = new URL(target);
    const database = `host=${hostname} port=${targetPort} user=${username} password=${password}`;
    return `
[databases]
${SESSIONS} = ${database} dbname=${pathname.slice(1)} pool_mode=session pool_size=60
* = ${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_login_retry = 1
logfile = ${folder}/log
pidfile = ${folder}/pid
`;
  };
  const { change, ...program } = await start('pgbouncer', port, config(url), (file) => [file], {
    plain: true,
  });
  return { ...program, leadTo: (target) => change(config(target)) };
}

/** Caddy before the servers of these ports, as docs/operations/Caddyfile has it. */
export async function startCaddy(ports: readonly number[]): Promise<Program> {
  const port = await freePort();
  // Without its console, whose port another Caddy of this machine may have.
  const config = () => `{\n  admin off\n}\n${CADDYFILE}`;
  const env = {
    SITE: `http://127.0.0.1:${port}`,
    SERVERS: ports.map((server) => `127.0.0.1:${server}`).join(' '),
  };
  const args = (file: string) => ['run', '--adapter', 'caddyfile', '--config', file];
  const { port: listening, stop } = await start('caddy', port, config, args, { env });
  return { port: listening, stop };
}

/** `plain`: it does not run as root; `env`: what its environment has besides ours. */
async function start(
  program: string,
  port: number,
  config: (folder: string) => string,
  args: (file: string) => string[],
  { plain = false, env = {} }: { plain?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<Program & { change(config: (folder: string) => string): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `${program}-trial-`));
  const file = join(folder, 'config');
  writeFileSync(file, config(folder));
  chmodSync(folder, 0o777);
  const child = spawn(program, args(file), {
    stdio: 'ignore',
    // What a program keeps in its home is gone with the folder.
    env: { ...process.env, HOME: folder, ...env },
    ...(plain && as(databaseAccount(null))),
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await untilItListens(child, port);
  return {
    port,
    async change(changed) {
      writeFileSync(file, changed(folder));
      child.kill('SIGHUP');
      await wait(RELOADED);
    },
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(child: ChildProcess, port: number): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended while it started.`);
    await wait(50);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy() && done(true));
    socket.once('error', () => done(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
