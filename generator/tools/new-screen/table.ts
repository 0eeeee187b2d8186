import { allowsNull, mainType } from '../../schema/json-schema.ts';
import { type Child, columnOf, type EntityField, enumOf, kindOf, type Noun } from './noun.ts';

/** The noun that owns the rows of another one. */
export interface Owner {
  readonly noun: Noun;
  readonly child: Child;
}

/** The fields with a column of their own. */
export function storedFields(noun: Noun, owner: Owner | undefined): [string, EntityField][] {
  const columnsOfReferences = new Set([...noun.references.values()].map(({ column }) => column));
  // A field for the key of a referenced row shares the column of the reference.
  return Object.entries(noun.entity.fields).filter(
    ([name, field]) =>
      columnOf(name, field) !== owner?.child.by &&
      (noun.references.has(name) || !columnsOfReferences.has(columnOf(name, field))),
  );
}

/**
 * The SQL of the noun's table, derived from its entity, with indexes for everything that lists sort by, search in or
 * refer to.
 */
export function newTable(noun: Noun, owner?: Owner): string {
  const table = noun.entity.table ?? '';
  const fields = storedFields(noun, owner);
  const { touched: changed } = noun.entity;
  const isField = fields.some(([name, field]) => columnOf(name, field) === changed);
  const columns = [
    ...fields.flatMap(([name, field]) => [
      ...column(noun, name, field),
      ...(owner && kindOf(noun, name, field) === 'key' ? ownerColumns(owner) : []),
    ]),
    ...(changed && !isField ? [`${quoted(changed)} timestamptz(3) not null default now()`] : []),
  ];
  const indexes = fields.flatMap(([name, field]) => indexesOf(noun, name, field));
  if (owner)
    indexes.unshift(`create index ${table}_${owner.child.by} on ${table} (${quoted(owner.child.by)});`);
  const touched = columns.some((line) => line.startsWith('updated_at '))
    ? [`create trigger touch before update on ${table} for each row execute function touch_updated_at();`]
    : [];
  return `${[`create table ${table} (\n  ${columns.join(',\n  ')}\n);`, ...indexes, ...touched].join('\n')}\n`;
}

/** The SQL that gives a table the column of a field; `rows` is the value of those that are there. */
export function newColumn(noun: Noun, name: string, rows?: string | number | boolean): string | undefined {
  const { table, fields } = noun.entity;
  const field = fields[name];
  const [line] = field ? column(noun, name, field) : [];
  if (!field || line === undefined) return undefined;
  const value = typeof rows === 'boolean' ? String(rows) : rows !== undefined && literal(rows);
  const filled =
    value === false || / default /.test(line)
      ? line
      : line.replace(' not null', ` not null default ${value}`);
  return `${[`alter table ${table} add column ${filled};`, ...indexesOf(noun, name, field)].join('\n')}\n`;
}

/** Additional columns of an owned row: the key of its owner, and its position among the rows. */
function ownerColumns({ noun, child: { by, place } }: Owner): string[] {
  const type = mainType(noun.entity.fields[noun.key]) === 'string' ? 'text' : 'integer';
  const referenceClause = noun.key === 'id' ? ` references ${noun.entity.table}` : '';
  return [
    `${quoted(by)} ${type} not null${referenceClause}`,
    ...(place ? [`${quoted(place)} integer not null default 0`] : []),
  ];
}

function column(noun: Noun, name: string, field: EntityField): string[] {
  const kind = kindOf(noun, name, field);
  const quotedColumn = quoted(columnOf(name, field));
  const need = allowsNull(field) ? '' : ' not null';
  if (kind === 'key') return [`${quotedColumn} ${keyType(field)} primary key`];
  if (kind === 'ref') {
    const { table, key, type } = noun.references.get(name) ?? {};
    // Keys other than the id need not be unique in their table.
    const referenceClause = key === 'id' && table ? ` references ${table}` : '';
    return [`${quotedColumn} ${type === 'string' ? 'text' : 'integer'}${need}${referenceClause}`];
  }
  if (kind === 'file') return [`${quotedColumn} text${need} references files`];
  const type = kind === 'instant' ? 'timestamptz(3)' : sqlType(field);
  if (kind === 'other' && (field.store || !type)) return [];
  return [`${quotedColumn} ${type}${need}${defaultOf(noun, name, field)}${checkOf(quotedColumn, field)}`];
}

/** The column's check constraint, derived from the entity's rules. */
function checkOf(quotedColumn: string, field: EntityField): string {
  const values = enumOf(field)?.map(literal).join(', ');
  if (values) return ` check (${quotedColumn} in (${values}))`;
  const bounds = [
    ['>=', field.minimum],
    ['>', field.exclusiveMinimum],
    ['<=', field.maximum],
    ['<', field.exclusiveMaximum],
  ].flatMap(([sign, bound]) => (typeof bound === 'number' ? [`${quotedColumn} ${sign} ${bound}`] : []));
  return bounds.length > 0 ? ` check (${bounds.join(' and ')})` : '';
}

/** Column defaults: for fields without an input, and for untouched switches. */
function defaultOf(noun: Noun, name: string, field: EntityField): string {
  if (allowsNull(field)) return '';
  const kind = kindOf(noun, name, field);
  if (kind === 'instant') return ' default now()';
  if (kind === 'flag' && mainType(field) === 'boolean') return ` default ${name === 'active'}`;
  if (kind === 'flag') return ` default ${name === 'active' ? 1 : 0}`;
  if (kind !== 'state') return '';
  const states = noun.lifecycles.find((lifecycle) => lifecycle.field === name)?.states ?? {};
  const [first] = Object.entries(states).find(([, { initial }]) => initial) ?? [];
  if (first === undefined) return '';
  return ` default ${mainType(field) === 'string' ? literal(first) : first}`;
}

function sqlType(field: EntityField): string {
  const type = mainType(field);
  if (type === 'string') return { date: 'date', uuid: 'uuid' }[String(field.format)] ?? 'text';
  if (type === 'integer') return enumOf(field) ? 'smallint' : 'integer';
  if (type === 'number') return 'numeric(18, 2)';
  return type === 'boolean' ? 'boolean' : 'jsonb';
}

function keyType(field: EntityField): string {
  if (mainType(field) === 'integer') return 'integer generated by default as identity';
  return field.format === 'uuid' ? 'uuid default gen_random_uuid()' : 'text';
}

/** The indexes of a column for sorting and searching. Null sorts last in both directions, which needs two indexes. */
function indexesOf(noun: Noun, name: string, field: EntityField): string[] {
  const { entity, key } = noun;
  const kind = kindOf(noun, name, field);
  const columnName = columnOf(name, field);
  const index = (ending: string, indexClause: string) =>
    `create index ${entity.table}_${columnName}${ending} on ${entity.table} ${indexClause};`;
  const search = entity.search?.includes(name)
    ? [index('_search', `using gin (search_form(${quoted(columnName)}) gin_trgm_ops)`)]
    : [];
  if (kind === 'ref' || kind === 'file') return [index('', `(${quoted(columnName)})`), ...search];
  if (kind === 'key' || kind === 'other') return search;
  const plain = index('', `(${quoted(columnName)}, ${quoted(key)})`);
  const last = index('_last', `(${quoted(columnName)} desc nulls last, ${quoted(key)} desc)`);
  return [plain, ...(allowsNull(field) ? [last] : []), ...search];
}

export function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Reserved words of PostgreSQL that are likely names. */
const RESERVED = new Set(
  'all and any array as asc both case cast check collate column constraint create default desc distinct do else end for foreign from grant group having in initially into leading limit not null offset on only or order primary references select some table then to trailing true false union unique user using when where window with'.split(
    ' ',
  ),
);

export function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name) ? name : `"${name}"`;
}
