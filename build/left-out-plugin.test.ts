import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { client } from '../src/runtime/data/http-client.ts';
import * as standIn from './left-out.ts';
import { LEFT_OUT, standInFor } from './left-out-plugin.ts';

/** The scripts of an installed library, with their paths. */
function scriptsOf(library: string): { path: string; code: string }[] {
  const main = createRequire(import.meta.url).resolve(library);
  const folder = main.slice(
    0,
    main.lastIndexOf(`node_modules/${library}/`) + `node_modules/${library}`.length,
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(lib|dist)\b.*\.js$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path: `${folder}/${path}`, code: readFileSync(`${folder}/${path}`, 'utf8') }));
}

/** What a script takes of an import: names, and `default.name` for what it takes of a default. */
function takenFrom(code: string, source: string): string[] {
  const [statement = '', words] =
    new RegExp(`import ([^;\\n]+) from ['"]${source.replaceAll('.', '\\.')}['"]`).exec(code) ?? [];
  if (words === undefined) return [];
  if (words.startsWith('{')) return words.match(/\w+/g) ?? [];
  const local = words.replace('* as ', '');
  const members = [...code.replace(statement, '').matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
    ([, name]) => name ?? '',
  );
  return words.startsWith('*') ? members : ['default', ...members.map((name) => `default.${name}`)];
}

const stands = (name: string) =>
  name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], standIn);

describe('what a build leaves out of libraries', () => {
  it.each(LEFT_OUT)(
    '$library imports $source as installed, and takes what stands for it',
    ({ library, source }) => {
      const taken = scriptsOf(library).flatMap(({ path, code }) =>
        takenFrom(code, source).map((name) => ({ path, name })),
      );
      expect(taken).not.toEqual([]);
      for (const { path, name } of taken) {
        expect(standInFor(source, path), path).toMatch(/\/build\/left-out\.ts$/);
        expect(stands(name), `${name} in ${path}`).toBeTypeOf('function');
      }
    },
  );

  it('is left alone where others import it', () => {
    for (const { source } of LEFT_OUT)
      expect(standInFor(source, '/x/src/runtime/fields/date.tsx')).toBeNull();
    expect(standInFor('fast-uri', '/x/node_modules/ajv/index.js')).toBeNull();
    expect(standInFor('@rjsf/utils', '/x/node_modules/@rjsf/core/lib/index.js')).toBeNull();
  });

  it('says so when it is reached', () => {
    expect(() => standIn.DatePicker()).toThrow('left-out-plugin.ts');
    expect(standIn.Markdown({ children: 'as it *is*' })).toBe('as it *is*');
  });

  it('has an adapter of axios that the client does not name', () => {
    expect(client.defaults.adapter).toBe('xhr');
  });
});
