// npm run test:operations: the product as operators run it, with programs of the system, and some of the server's tests on the oldest
// PostgreSQL. What is absent is named, and fails the run; `-- --install` installs it (as root on Debian).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall, isInstalled, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

const OLDEST_POSTGRES = '/usr/lib/postgresql/15';
/** Folder of the PostgreSQL that is upgraded from; npm has it. */
const EARLIER_POSTGRES = join(root, 'tests/operations/postgres-17');
/** What stands nearest to PostgreSQL: migrations and guards, jobs with locks, and what listens. */
const ON_THE_OLDEST = ['server/jobs', 'server/live', 'server/store/oldest-postgres.test.ts'];

const answers = (program) => !spawnSync(program, ['-V']).error;
/** What is needed, by its name. `package`: Debian's. */
const NEEDED = {
  nginx: { package: 'nginx-light', isThere: () => answers('nginx') },
  pgbouncer: { package: 'pgbouncer', isThere: () => answers('pgbouncer') },
  caddy: { package: 'caddy', isThere: () => answers('caddy') },
  'systemd-analyze': { package: 'systemd', isThere: () => answers('systemd-analyze') },
  'PostgreSQL 15': { package: 'postgresql-15', isThere: () => existsSync(OLDEST_POSTGRES) },
  'PostgreSQL 17': {
    isThere: () => isInstalled(EARLIER_POSTGRES, readFileSync(join(EARLIER_POSTGRES, 'package-lock.json'))),
  },
};

process.chdir(root);
ensureInstall();
makeDerived();

const absent = () => Object.keys(NEEDED).filter((name) => !NEEDED[name].isThere());

function install(names) {
  ensureInstall(EARLIER_POSTGRES);
  const packages = names.flatMap((name) => NEEDED[name].package ?? []);
  if (packages.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
}

function vitest(args, env = {}) {
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

const missing = absent();
if (process.argv.includes('--install') && missing.length > 0) install(missing);
const lacking = absent();
if (lacking.length > 0) {
  console.error(
    `Not there, so nothing was tried: ${lacking.join(', ')}. npm run test:operations -- --install`,
  );
  process.exit(1);
}
const results = [
  vitest(['--config', 'tests/operations/vitest.config.ts']),
  vitest(['--project=database', ...ON_THE_OLDEST], { TEST_POSTGRES: OLDEST_POSTGRES }),
];
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
