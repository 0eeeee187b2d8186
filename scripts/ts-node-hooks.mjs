// The loader hook behind ts-node.mjs; it runs on Node's own loader thread.
import { fileURLToPath } from 'node:url';
import { translate } from './translate.mjs';

/** Modules in TypeScript are translated; everything else is Node's own. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.tsx?$/.test(new URL(url).pathname)) return nextLoad(url, context);
  return { format: 'module', source: await translate(fileURLToPath(url)), shortCircuit: true };
}
