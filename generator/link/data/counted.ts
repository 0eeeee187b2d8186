import type { DeclaredEntity } from '../../../core/declared.ts';
import type { Table } from '../../../core/snapshot.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, typesOf } from '../../schema/json-schema.ts';
import type { Declared, EntityDeclaration, Placed } from '../context/declarations.ts';
import type { Reporter } from '../context/linker.ts';

type Field = EntityDeclaration['fields'][string];

/** The columns of the groups that rows are counted by. Reports groups that cannot be counted, or are already. */
export function linkCounted(
  linker: Reporter,
  { value, place }: Declared<EntityDeclaration>,
): Pick<DeclaredEntity, 'counted'> {
  const { counted, fields, table } = value;
  if (!counted) return {};
  const report = (at: Place, text: string) => linker.report('ENT-08', at, text);
  if (!table)
    report(
      place.child('counted').key,
      `entity "${value.entity}" has no "table" whose rows could be counted.`,
    );
  for (const [index, group] of counted.entries()) {
    const groupPlace = place.child('counted', index);
    for (const [position, name] of group.entries()) {
      const field = fields[name];
      const hint = field ? undefined : didYouMean(name, Object.keys(fields));
      const why = field ? whyNoGroup(field) : `is no field of entity "${value.entity}".${hint}`;
      if (why) report(groupPlace.child(position), `"${name}" ${why}`);
    }
  }
  return { counted: counted.map((group) => group.map((name) => fields[name]?.store?.column ?? name)) };
}

/** Few values, or values that people look for, and none that is nearly another. */
function whyNoGroup({ store = {}, ...schema }: Field): string | undefined {
  const field: JsonSchema = schema;
  const { column: _column, code: _code, ...others } = store;
  if (Object.keys(others).length > 0) return 'is no column of its own.';
  const types = typesOf(field).filter((type) => type !== 'null');
  const isListed = 'enum' in field || field.format === 'date';
  if (types.join() === 'integer' || types.join() === 'boolean' || (types.join() === 'string' && isListed))
    return undefined;
  return 'groups nothing: whole numbers, switches, days and texts with an "enum" do.';
}

/** Whether the numbers of a group are sums of those of a wider one, over values that the table lists. */
function answers({ columns }: Table, wider: readonly string[], group: readonly string[]): boolean {
  const isListed = (name: string) => columns[name]?.values !== undefined || columns[name]?.type === 'boolean';
  return (
    group.every((name) => wider.includes(name)) &&
    wider.every((name) => group.includes(name) || isListed(name))
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

const namesOf = (group: readonly string[]) => (group.length > 0 ? group.join(', ') : 'all rows');

/** Compares the groups that the entities of a table name with those that the migrations count. */
export function checkCounted(
  linker: Reporter,
  tableName: string,
  table: Table,
  entities: readonly (Placed<EntityDeclaration> & { readonly stored: DeclaredEntity })[],
): void {
  const keyOf = (group: readonly string[]) => group.join(', ');
  const kept = new Set(table.counted?.map(keyOf));
  const declared = new Set(entities.flatMap(({ stored }) => stored.counted?.map(keyOf) ?? []));
  const groups = [...declared].map((group) => `, '${group}'`).join('');
  const remedy = `Add a migration: select count_groups('${tableName}'${groups});`;
  for (const { place, stored } of entities)
    for (const [index, group] of (stored.counted ?? []).entries()) {
      const groupPlace = place.child('counted', index);
      const other = stored.counted?.find(
        (wider, at) => at !== index && answers(table, wider, group) && (at < index || !isSame(wider, group)),
      );
      if (other)
        linker.report('ENT-08', groupPlace, `the group of ${namesOf(other)} tells these numbers already.`);
      else if (table.view)
        linker.report('SQL-09', groupPlace, `the rows of view ${tableName} cannot be counted.`);
      else if (!kept.has(keyOf(group)))
        linker.report(
          'SQL-09',
          groupPlace,
          `no migration counts the rows of ${tableName} by ${namesOf(group)}.`,
          { remedy },
        );
    }
  const [first] = entities;
  for (const group of table.counted ?? [])
    if (first && !declared.has(keyOf(group)))
      linker.report(
        'SQL-09',
        first.place.child('table'),
        `a migration counts the rows of ${tableName} by ${namesOf(group)}, which no entity asks for.`,
        { remedy },
      );
}
