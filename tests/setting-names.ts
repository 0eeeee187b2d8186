import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../server/settings.ts');

/** What the server reads from its environment, as the words in capitals of server/settings.ts. */
export function settingNames(): ReadonlySet<string> {
  const words = readFileSync(SOURCE, 'utf8').matchAll(/'([A-Z][A-Z0-9_]+)'/g);
  return new Set([...words].map(([, name = '']) => name));
}
