import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DeclaredOperation, JsonSchema } from '../../core/declared.ts';
import { endpoints } from '../../server/generated/endpoints.ts';
import { pathShape } from './contract.ts';
import { bareName, statedCalls, statedFields, statedQuery } from './stated.ts';
import { records } from './stated-records.ts';
import { unanswered } from './stated-server.ts';

const properties = (schema: JsonSchema | undefined) =>
  Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).filter(
    ([, { extension }]) => !extension,
  );

/** What a call may send to a server without extensions: nothing that is marked as one, and lists by their columns. */
function sentBy({ querySchema, bodySchema }: DeclaredOperation) {
  // A stored file is taken away by a property of its own, which is an extension.
  const removals = Object.values(bodySchema?.properties ?? {}).map(({ file }) => file?.remove);
  const body = properties(bodySchema).flatMap(([name, { wire, items }]) =>
    wire === 'columns' ? properties(items as JsonSchema).map(([column]) => column) : [name],
  );
  return {
    query: properties(querySchema).map(([name]) => name),
    body: body.filter((name) => !removals.includes(name)),
  };
}

/** The order of a list is one extension for all of them (`sort`). */
const SORTING = ['sort', 'dir'];

describe('a server without extensions', () => {
  const taken = endpoints.flatMap(({ method, path, operations }) =>
    operations.filter(({ extension }) => !extension).map((one) => [`${method} ${path}`, one] as const),
  );
  it.each(taken)('is sent by %s what is stated alone', (call, operation) => {
    const stated = statedCalls.get(pathShape(call));
    if (!stated) throw new Error(`${call} is not stated`);
    const { query, body } = sentBy(operation);
    const foreign = [
      ...query.filter((name) => !SORTING.includes(name) && !statedQuery(stated).includes(name)),
      ...body.filter((name) => !statedFields(stated).includes(name)),
    ];
    expect(foreign).toEqual([]);
  });
});

// The documents stand beside the project where it is worked on, and nowhere else.
const folder = join(import.meta.dirname, '../../../shared/contract');
const hasDocuments = existsSync(folder);
/** A skipped suite is collected all the same. */
const documented = (file: string): unknown[] =>
  hasDocuments ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : [];

describe.skipIf(!hasDocuments)('the short form of the calls', () => {
  interface SeedCall {
    readonly method: string;
    readonly path: string;
    readonly query: readonly string[];
    readonly payload: readonly { readonly name: string }[];
  }
  const seeds = documented('calls.json') as readonly SeedCall[];

  it('names what the documents name', () => {
    const named = new Map<string, { query: Set<string>; fields: Set<string> }>();
    for (const { method, path, query, payload } of seeds)
      for (const address of expand(path)) {
        const key = pathShape(`${method} ${address}`);
        const { query: asked, fields } = named.get(key) ?? { query: new Set(), fields: new Set() };
        for (const name of query) asked.add(name);
        for (const { name } of payload) fields.add(bareName(name));
        named.set(key, { query: asked, fields });
      }
    for (const [key, { query, fields }] of named) {
      const stated = statedCalls.get(key) ?? statedCalls.get(key.replace(/\w+$/, '{}'));
      if (!stated) throw new Error(`${key} is missing`);
      expect(statedQuery(stated), key).toEqual(expect.arrayContaining([...query]));
      expect([...statedFields(stated)].sort(), key).toEqual([...fields].sort());
    }
  });
});

it('the server of the stated contract answers each read', () => {
  // Spec decision 57: the page does not call it.
  expect(unanswered).toEqual(['GET /api/admin/category/parent']);
});

describe.skipIf(!hasDocuments)('the records of the stated server', () => {
  interface SeedEntity {
    readonly name: string;
    readonly fields: readonly { readonly name: string; readonly type: string; readonly notes: string }[];
  }
  const seeds = documented('entities.json') as readonly SeedEntity[];

  it.each(Object.entries(records))(
    '%s has the fields of the documents, all of them and no other',
    (name, rows) => {
      const entity = seeds.find((one) => one.name === name);
      // `user.shop_name` and `user.address` are one field; a password is never answered; "or approval" is another name.
      const stated = (entity?.fields ?? []).filter(
        ({ type, notes }) => type !== 'form-only' && !/write only|never stored/.test(`${type} ${notes}`),
      );
      const fields = new Set(
        stated.flatMap((field) => [
          field.name.split('.')[0],
          ...(/^or (\w+)/.exec(field.notes)?.slice(1) ?? []),
        ]),
      );
      expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(fields);
    },
  );
});

/** `upload-{qty|image}` is two addresses. */
function expand(path: string): string[] {
  const [written, words] = /\{([^{}]*\|[^{}]*)\}/.exec(path) ?? [];
  return written && words ? words.split('|').map((word) => path.replace(written, word)) : [path];
}
