// npm start: from a fresh clone to a running product. Needs Node and npm only.
import { spawnSync } from 'node:child_process';
import { ensureInstall, nodeNotice, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

process.chdir(root);
// A first installation does the second step by itself.
process.env.PREPARE_STEP = '2/3 ';
ensureInstall(root, '1/3 ');
const notice = nodeNotice(process.versions.node);
if (notice) console.log(notice);
if (!makeDerived()) process.exit(1);
try {
  const { ensureBuild } = await import('./build.mjs');
  ensureBuild('3/3 ');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// In a process of its own, so that the one that serves never loads a compiler.
spawnSync(process.execPath, ['scripts/translate.mjs'], { stdio: 'inherit' });
// In this very process: Ctrl-C, signals and the exit code are the server's own.
await import('./ts-node.mjs');
process.argv[1] = `${root}server/main.ts`;
await import('../server/main.ts');
