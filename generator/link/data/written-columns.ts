import type { Resource, Source } from '../../../core/declared.ts';
import type { Column, Table } from '../../../core/snapshot.ts';
import type { Place } from '../../diagnostics/place.ts';
import { allowsNull, isObject, type JsonSchema, propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { DeclaredTables } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter, Symbols } from '../context/linker.ts';
import { columnKind, misfit } from './column-type.ts';

type Linker = Reporter & Pick<Symbols, 'entities' | 'endpoints'>;

/** Reports values that a generic resource writes or compares, and that its table does not accept. */
export function checkWrites(linker: Linker, tables: DeclaredTables['value']): void {
  for (const endpoint of linker.endpoints.values()) {
    const { resource } = endpoint;
    if (endpoint.endpoint.effect === 'write') checkNumbersWithin(linker, endpoint);
    if (!resource && endpoint.endpoint.effect === 'write') checkHandled(linker, tables, endpoint);
    const stored = resource && linker.entities.get(resource.entity)?.stored;
    const table = stored && tables[stored.table];
    if (!resource || !stored || !table) continue;
    checkWhere(linker, { name: stored.table, table, resource, endpoint });
    if (!resource.set || table.view) continue;
    const tableWrite = { name: stored.table, table, resource, endpoint };
    checkValues(linker, tableWrite);
    if (resource.do === 'create') checkGaps(linker, tableWrite, stored.touched);
  }
}

/** Reports values in a handler's body that are too long or too large for the column of the field of the same name. */
function checkHandled(linker: Linker, tables: DeclaredTables['value'], endpoint: LinkedEndpoint): void {
  const stored = linker.entities.get(endpoint.noun)?.stored;
  const table = stored && tables[stored.table];
  if (!stored || !table) return;
  for (const [name, schema] of Object.entries(propertiesOf(endpoint.body?.schema))) {
    const field = stored.fields[name];
    const column = field?.kind === 'column' ? table.columns[field.column] : undefined;
    const why = column && !('file' in schema) && (tooLong(column, schema) ?? tooLarge(column, schema));
    if (why)
      linker.report(
        'SQL-07',
        placeOf(name, { from: 'body', path: name }, endpoint),
        `column ${stored.table}.${name} ${why}.`,
      );
  }
}

/** Reports numbers without a largest one below the top of a written body: what stands in JSON, no column refuses. */
function checkNumbersWithin(linker: Linker, { body, place, declared }: LinkedEndpoint): void {
  if (!body) return;
  walkSchema(body.source, ({ type, maximum, exclusiveMaximum, enum: values }, path) => {
    const isNumber = [type].flat().includes('number') && values === undefined;
    const isTop = path.filter((key) => key === 'properties').length < 2 && !path.includes('items');
    if (!isNumber || isTop || path.includes('definitions')) return;
    if ((maximum ?? exclusiveMaximum) !== undefined) return;
    const isDeclaredHere = schemaAt(declared.value.body, path) !== undefined;
    const remedy = 'Give it a "maximum".';
    const text = 'a number that is stored within others has no largest one.';
    linker.report('SQL-07', place.child('body', ...(isDeclaredHere ? path : [])), text, { remedy });
  });
}

const schemaAt = (schema: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), schema);

interface Given {
  readonly name: string;
  readonly table: Table;
  readonly resource: Resource;
  readonly endpoint: LinkedEndpoint;
}

function checkValues(linker: Linker, { name, table, resource, endpoint }: Given): void {
  for (const [column, source] of Object.entries(resource.set ?? {})) {
    const tableColumn = table.columns[column];
    const schema = schemaOf(source, endpoint);
    const why =
      tableColumn &&
      (tableColumn.generated ? 'is written by the database alone' : schema && refused(tableColumn, schema));
    if (why) linker.report('SQL-07', placeOf(column, source, endpoint), `column ${name}.${column} ${why}.`);
  }
}

/**
 * Reports conditions that no row can satisfy: values that the column never holds, and ranges of days on other columns.
 */
function checkWhere(linker: Linker, { name, table, resource, endpoint }: Given): void {
  for (const [column, condition] of Object.entries(resource.where ?? {})) {
    const tableColumn = table.columns[column];
    if (!tableColumn || 'isNull' in condition || 'anyOf' in condition) continue;
    const place = endpoint.place.child('resource', 'where', column);
    if (!('literal' in condition || 'from' in condition)) {
      const kind = columnKind(tableColumn);
      if (kind === 'day' || kind === 'instant') continue;
      linker.report('SQL-04', place, `column ${name}.${column} holds no days.`);
      continue;
    }
    const schema = schemaOf(condition, endpoint);
    const code = schema && !misfit(tableColumn, schema, true) ? otherCodes(tableColumn, schema) : undefined;
    const why =
      (schema && misfit(tableColumn, schema, true)) ?? code ?? noRow(tableColumn, column, condition, table);
    const valuesPlace =
      'from' in condition && condition.from === 'query'
        ? endpoint.place.child('query', condition.path, 'enum')
        : place;
    if (why) linker.report('SQL-04', code ? valuesPlace : place, `column ${name}.${column} ${why}.`);
  }
}

/** Reports a path parameter that is compared with a number column which is neither a foreign key nor part of a key. */
function noRow(
  tableColumn: Column,
  column: string,
  source: Source,
  { keys, view }: Table,
): string | undefined {
  if (view || !('from' in source) || source.from !== 'path' || columnKind(tableColumn) !== 'whole')
    return undefined;
  if (tableColumn.references !== undefined || keys.some((key) => key.includes(column))) return undefined;
  return `refers to no rows, and "${source.path}" of the address names one`;
}

/** Why the column refuses some values that the schema allows, as the end of a sentence. */
function refused(column: Column, schema: JsonSchema): string | undefined {
  if (isObject(schema.file))
    return columnKind(column) === 'text' ? undefined : 'cannot hold the name of a file';
  if (allowsNull(schema) && !column.nullable && column.default === undefined) return 'may not be null';
  return (
    misfit(column, schema, true) ??
    otherCodes(column, schema) ??
    tooLong(column, schema) ??
    tooLarge(column, schema)
  );
}

/** The largest integers that PostgreSQL stores. */
const LARGEST: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

function tooLarge({ type }: Column, { maximum, minimum }: JsonSchema): string | undefined {
  const most = LARGEST[type];
  const isBeyond = (bound: unknown) =>
    typeof bound === 'number' && most !== undefined && Math.abs(bound) > most;
  return isBeyond(maximum) || isBeyond(minimum) ? `takes ${most} at most` : undefined;
}

/** Values that the column refuses: whatever writes them is refused when it runs. */
export function otherCodes({ values }: Column, { enum: allowedValues }: JsonSchema): string | undefined {
  if (!values || !Array.isArray(allowedValues)) return undefined;
  const others = allowedValues.filter((value) => value !== null && !values.includes(value));
  return others.length > 0
    ? `does not take ${others.map((value) => JSON.stringify(value)).join(', ')}`
    : undefined;
}

function tooLong({ maxLength: most }: Column, { maxLength, enum: allowedValues, const: only }: JsonSchema) {
  if (most === undefined || allowedValues !== undefined || only !== undefined) return undefined;
  return typeof maxLength === 'number' && maxLength <= most
    ? undefined
    : `takes ${most} characters ("maxLength")`;
}

/** Reports required columns that a new row may leave without a value. */
function checkGaps(linker: Linker, { name, table, resource, endpoint }: Given, touched?: string): void {
  for (const [column, { nullable, default: defaultValue, generated }] of Object.entries(table.columns)) {
    if (nullable || generated || defaultValue !== undefined || column === touched) continue;
    const source = resource.set?.[column];
    if (source && isAlwaysGiven(source, endpoint)) continue;
    const text = source
      ? `column ${name}.${column} needs a value, and the body may leave it out.`
      : `column ${name}.${column} needs a value, and nothing gives it one.`;
    const { place: callPlace, declared } = endpoint;
    const asksOf = (declared.value.body as JsonSchema | undefined)?.required && 'path' in (source ?? {});
    const place = !source
      ? callPlace.child('resource')
      : asksOf
        ? callPlace.child('body', 'required')
        : placeOf(column, source, endpoint);
    const remedy = source
      ? 'Name it in "required" of the body, or give the column a default in a new migration.'
      : 'Ask for it in the body, give it in "set", or give the column a default in a new migration.';
    linker.report('SQL-07', place, text, { remedy });
  }
}

function isAlwaysGiven(source: Source, { body }: LinkedEndpoint): boolean {
  return 'literal' in source || source.from !== 'body' || requiredOf(body?.schema).includes(source.path);
}

/** The schema of a literal, or of a value from the URL or from the top level of the body. */
function schemaOf(source: Source, { body, params, query }: LinkedEndpoint): JsonSchema | undefined {
  if ('literal' in source) return schemaOfLiteral(source.literal);
  if (source.from === 'user') return undefined;
  const sourceSchema = { body: body?.schema, path: params, query }[source.from];
  return propertiesOf(sourceSchema)[source.path];
}

function schemaOfLiteral(literal: unknown): JsonSchema | undefined {
  if (literal === null) return { type: ['null'] };
  const type = Number.isInteger(literal) ? 'integer' : typeof literal;
  return { type, enum: [literal], const: literal };
}

/** The place where the value is declared: in "set", else at the property of the body (which may be behind a "$ref"). */
function placeOf(column: string, source: Source, { place, declared }: LinkedEndpoint): Place {
  const { resource, body } = declared.value;
  if (resource?.set && column in resource.set) return place.child('resource', 'set', column);
  const property = 'path' in source ? source.path : column;
  return propertiesOf(body as JsonSchema | undefined)[property]
    ? place.child('body', 'properties', property)
    : place.child('body');
}
