// npm start: from a fresh clone to a running product. Needs Node and npm only.
import { root } from './ensure-install.mjs';
import { makeReady } from './make-ready.mjs';

makeReady();
// In this very process: Ctrl-C, signals and the exit code are the server's own.
await import('./ts-node.mjs');
process.argv[1] = `${root}server/main.ts`;
await import('../server/main.ts');
