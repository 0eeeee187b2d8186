// npm run test:operations: the product as operators run it, with programs of the system. What is absent is named, and fails the run;
// `-- --install` installs it (as root on Debian).
import { spawnSync } from 'node:child_process';
import { ensureInstall, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

/** Program -> Debian's package. */
const PROGRAMS = { nginx: 'nginx-light', pgbouncer: 'pgbouncer' };

process.chdir(root);
ensureInstall();
makeDerived();

const absent = () => Object.keys(PROGRAMS).filter((program) => spawnSync(program, ['-V']).error);

/** Installs what the names of programs need. */
function install(programs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  run('update');
  run('install', '-y', '--no-install-recommends', ...programs.map((program) => PROGRAMS[program]));
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
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/operations/vitest.config.ts'];
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
process.exit(status ?? 1);
