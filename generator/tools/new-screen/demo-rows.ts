import { allowsNull, type JsonSchema, mainType } from '../../schema/json-schema.ts';
import { columnOf, type EntityField, enumOf, kindOf, type Noun, title } from './noun.ts';
import { literal, type Owner, quoted, storedFields } from './table.ts';
import { typedDay, typedStep, typedText } from './typed-values.ts';

/** Number of demo rows of a noun, and of owned rows per owner. */
const ROWS = 12;
const OWNED = 3;

/**
 * The SQL that fills an empty table with demo rows; undefined when a column needs a value that cannot be generated,
 * such as a file. `n` is the number of the row, from 1.
 */
export function demoRows(noun: Noun, owner?: Owner): string | undefined {
  const { table } = noun.entity;
  let references = 0;
  const values = storedFields(noun, owner).flatMap(([name, field]): (readonly [string, string | null])[] => {
    const value = columnValue(noun, name, field, () => references++);
    return value === undefined ? [] : [[quoted(columnOf(name, field)), value]];
  });
  if (values.some(([, value]) => value === null)) return undefined;
  if (owner) {
    const { by, place } = owner.child;
    values.unshift([quoted(by), 'owner'], ...(place ? [[quoted(place), 'place'] as const] : []));
  }
  if (values.length === 0) return undefined;
  return [
    `insert into ${table} (${values.map(([column]) => column).join(', ')})`,
    `select\n  ${values.map(([, value]) => value).join(',\n  ')}`,
    `from ${owner ? rowsOfOwners(owner.noun) : `generate_series(1, ${ROWS}) as n`}`,
    `where not exists (select from ${table});\n`,
  ].join('\n');
}

function rowsOfOwners({ key, entity: { table } }: Noun): string {
  const ownerKey = `o.${quoted(key)}`;
  return [
    '(',
    `  select ${ownerKey} as owner, place, (row_number() over (order by ${ownerKey}, place))::integer as n`,
    `  from ${table} as o cross join generate_series(1, ${OWNED}) as place`,
    ') as rows_of_owners',
  ].join('\n');
}

/**
 * SQL expression of the value in row `n`. Undefined: the column has a default or stays empty; null: no value can be
 * generated.
 */
function columnValue(
  noun: Noun,
  name: string,
  field: EntityField,
  nextReference: () => number,
): string | null | undefined {
  const isOptional = allowsNull(field);
  switch (kindOf(noun, name, field)) {
    case 'key':
      return mainType(field) === 'string' && field.format !== 'uuid' ? `'${noun.id}-' || n` : undefined;
    case 'ref':
      return referred(noun, name, nextReference());
    case 'instant':
      return isOptional ? undefined : 'now() - make_interval(days => n)';
    case 'file':
      return isOptional ? undefined : null;
    case 'flag':
      return mainType(field) === 'boolean' ? 'n % 4 > 0' : '(n % 4 > 0)::integer';
    case 'state':
    case 'plain':
      return plain(noun, name, field);
    case 'other':
      return isOptional || field.store ? undefined : null;
  }
}

/** SQL expression of a key in the other table; each reference of the noun gets another row. */
function referred(noun: Noun, name: string, referenceIndex: number): string | undefined {
  const { table, key } = noun.references.get(name) ?? {};
  if (!table || !key) return undefined;
  const count = `(select greatest(count(*), 1) from ${table})`;
  const place = referenceIndex > 0 ? `(n + ${referenceIndex})` : 'n';
  return `(select ${quoted(key)} from ${table} order by 1 limit 1 offset ${place} % ${count})`;
}

function plain(noun: Noun, name: string, field: EntityField): string | undefined {
  const values = enumOf(field);
  if (values) return `(array[${values.map(literal).join(', ')}])[1 + (n - 1) % ${values.length}]`;
  if (mainType(field) !== 'string') return amount(name, field);
  switch (field.format) {
    case 'date':
      return typedDay(name);
    case 'uuid':
      return 'gen_random_uuid()';
    case 'email':
      return `'${noun.id}-' || n || '@example.test'`;
    case 'uri':
      return `'https://example.test/${noun.id}-' || n`;
  }
  if (field.pattern !== undefined && allowsNull(field)) return undefined;
  const isLabel = name === noun.label;
  const numbered = `${literal(isLabel ? noun.name : title(name))} || ' ' || n`;
  const text = typedText(noun.id, name, isLabel) ?? numbered;
  return typeof field.maxLength === 'number' ? `left(${text}, ${field.maxLength})` : text;
}

function amount(name: string, { minimum, maximum, ...field }: JsonSchema): string {
  const least = typeof minimum === 'number' ? minimum : 0;
  const from = least === 0 ? '' : `${least} + `;
  if (typeof maximum === 'number') return `${from}n % ${Math.max(1, Math.floor(maximum - least) + 1)}`;
  return `${from}n * ${typedStep(name) ?? (mainType(field) === 'number' ? 12_500 : 5)}`;
}
