import { readFileSync } from 'node:fs';

/** The version of package.json: what a database remembers of who changed it. */
export const { version: release } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };
