// npm run build: all that npm start makes before it serves. A product that is ready can be started from a folder that it may not write to.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './build.mjs';
import { ensureInstall, nodeNotice, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

/** Installs packages, compiles the declarations, builds the page and translates the server, where that is not done. Ends the process when it cannot. */
export function makeReady() {
  process.chdir(root);
  // A first installation does the second step by itself.
  process.env.PREPARE_STEP = '2/3 ';
  ensureInstall(root, '1/3 ');
  const notice = nodeNotice(process.versions.node);
  if (notice) console.log(notice);
  if (!makeDerived()) process.exit(1);
  try {
    ensureBuild('3/3 ');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  // In a process of its own, so that the one that serves never loads a compiler.
  spawnSync(process.execPath, ['scripts/translate.mjs'], { stdio: 'inherit' });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) makeReady();
