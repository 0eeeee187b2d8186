// Preload for running TypeScript on Node: `node --enable-source-maps --import ./scripts/ts-node.mjs file.ts`.
// Types are not checked here (tsc does that); files are only translated, by swc, as they are imported.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./ts-node-hooks.mjs', import.meta.url);
