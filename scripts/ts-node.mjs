// Preload for running TypeScript on Node: `node --import ./scripts/ts-node.mjs file.ts`.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./ts-node-hooks.mjs', import.meta.url);
