// The loader hook of dev-server.mjs: Node keeps a module under its address, so a changed one gets another.
import { fileURLToPath } from 'node:url';

let changed = new Set();

export function initialize(paths) {
  changed = paths;
}

export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  const isChanged = resolved.url.startsWith('file:') && changed.has(fileURLToPath(resolved.url));
  return isChanged ? { ...resolved, url: `${resolved.url}?changed` } : resolved;
}
