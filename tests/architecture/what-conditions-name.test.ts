import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DeclaredEntity, DeclaredOperation } from '../../core/declared.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import { endpoints } from '../../server/generated/endpoints.ts';
import { entities } from '../../server/generated/entities.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const { tables }: Snapshot = read('server/store/tables.json');
const editor: { calls: string[] } = read('schemas/new-promo/promotion-conditions.widget.json');

it('what the conditions of a promotion can name is held from being deleted, where its noun has a delete', () => {
  const operations: readonly DeclaredOperation[] = endpoints.flatMap(({ operations: all }) => all);
  const resources = operations.flatMap(({ id, resource }) => (resource ? [{ id, ...resource }] : []));
  const deleted = new Set(resources.flatMap((one) => (one.do === 'delete' ? one.entity : [])));
  const named = resources.filter((one) => one.do === 'list' && editor.calls.includes(one.id));
  const stored: Readonly<Record<string, DeclaredEntity>> = entities;
  const held = named.map(({ entity }) => {
    const held = stored[entity]?.referencedBy?.some(({ table }) => tables[table]?.view) === true;
    return { entity, deleted: deleted.has(entity), held };
  });
  expect(held.filter((one) => one.deleted)).toEqual([{ entity: 'category', deleted: true, held: true }]);
});
