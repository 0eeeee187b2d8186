// A server in development. It loads all its modules, and becomes the server when its parent says so: what changed
// meanwhile is loaded again, with what imports it, and the rest is ready.
import { register } from 'node:module';
import { join } from 'node:path';
import './ts-node.mjs';
import { root } from './ensure-install.mjs';
import { withImporters } from './server-parts.mjs';
import { translateAll } from './translate.mjs';

const MAIN = join(root, 'server', 'main.ts');

const imports = await translateAll([MAIN]);
const modules = [...imports.keys()].filter((path) => path !== MAIN && !path.endsWith('.json'));
await Promise.all(modules.map((path) => import(path)));
process.once('message', ({ changed }) => {
  register('./dev-server-hooks.mjs', import.meta.url, { data: withImporters(changed, imports) });
  void import(MAIN);
});
