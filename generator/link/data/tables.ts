import type { DeclaredEntity, Stored } from '../../../core/declared.ts';
import type { Column, Table } from '../../../core/snapshot.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { nodeAt } from '../../diagnostics/written.ts';
import { allowsNull, isObject, type JsonSchema, mainType } from '../../schema/json-schema.ts';
import type { DeclaredTables, EntityDeclaration, Placed } from '../context/declarations.ts';
import type { Reporter, Resolver, Symbols } from '../context/linker.ts';
import { checkCodeIndex } from './codes.ts';
import { columnKind, misfit } from './column-type.ts';
import { checkCounted } from './counted.ts';
import { checkWrites, otherCodes } from './written-columns.ts';

type Linker = Resolver & Pick<Symbols, 'entities' | 'endpoints' | 'lifecycles'>;
type Tables = DeclaredTables['value'];

/** An entity and its table. */
interface Beside {
  readonly declared: Placed<EntityDeclaration>;
  readonly stored: DeclaredEntity;
  readonly table: Table;
}

/** Compares entities, and the columns that generic resources write, with the tables of the migrations. */
export function checkTables(linker: Linker): void {
  const { tables, entities } = linker.declarations;
  // Anything with a reported problem is skipped.
  if (!tables?.isFresh || linker.problems.hasErrors) return;
  for (const [id, declared] of entities) {
    const stored = linker.entities.get(id)?.stored;
    const table = stored && tables.value[stored.table];
    if (declared.value.grows && (!stored || table?.view)) {
      const text = stored ? 'a view has no rows of its own' : 'it has no "table"';
      linker.report('ENT-09', declared.place.child('grows').key, `${text}.`);
    }
    if (!stored) continue;
    if (table) checkEntity(linker, tables.value, { declared, stored, table });
    else {
      const hint = didYouMean(stored.table, Object.keys(tables.value));
      linker.report(
        'SQL-02',
        declared.place.child('table'),
        `no migration makes a table "${stored.table}".${hint}`,
      );
    }
  }
  checkCounts(linker, tables.value);
  checkWrites(linker, tables.value);
  checkBeginnings(linker, tables.value);
}

function checkCounts(linker: Linker, tables: Tables): void {
  const entities = [...linker.declarations.entities].flatMap(([id, declared]) => {
    const stored = linker.entities.get(id)?.stored;
    return stored ? [{ ...declared, stored }] : [];
  });
  for (const name of new Set(entities.map(({ stored }) => stored.table))) {
    const table = tables[name];
    const ofTable = entities.filter(({ stored }) => stored.table === name);
    if (table) checkCounted(linker, name, table, ofTable);
  }
}

function checkEntity(linker: Linker, tables: Tables, entityTable: Beside): void {
  const { declared, stored, table } = entityTable;
  const { value, place } = declared;
  const isThere = (column: string, columnPlace: Place) =>
    requireColumn(linker, stored.table, table, column, columnPlace) !== undefined;
  const key = requireColumn(linker, stored.table, table, stored.key, value.key ? place.child('key') : place);
  if (key && !table.view && !table.keys.some((columns) => columns.join() === stored.key)) {
    const text = `column ${stored.table}.${stored.key} is not unique, so it does not tell rows apart.`;
    linker.report('SQL-06', value.key ? place.child('key') : place, text);
  }
  for (const [index, { column }] of stored.sort.entries()) isThere(column, place.child('sort', index));
  if (stored.touched && isThere(stored.touched, place.child('touched'))) {
    const column = table.columns[stored.touched];
    if (column && columnKind(column) !== 'instant')
      linker.report(
        'SQL-04',
        place.child('touched'),
        `column ${stored.table}.${stored.touched} holds no instant.`,
      );
  }
  checkCodeIndex(linker, declared, stored, table);
  const refersTo = Object.values(stored.fields).some(({ kind }) => kind === 'ref');
  if (value.holds && !(table.view && refersTo)) {
    const text = table.view ? 'it refers to nothing' : 'rows of a table hold what they refer to anyway';
    linker.report('ENT-07', place.child('holds').key, `${text}.`);
  }
  for (const [name, field] of Object.entries(value.fields)) {
    const storedField = stored.fields[name];
    const fieldPlace = place.child('fields', name);
    if (storedField) checkField(linker, tables, entityTable, { one: storedField, field, place: fieldPlace });
  }
}

interface Field {
  readonly one: Stored;
  readonly field: JsonSchema;
  readonly place: Place;
}

function checkField(
  linker: Linker,
  tables: Tables,
  { stored, table }: Beside,
  { one: storedField, field, place }: Field,
): void {
  if (storedField.kind === 'computed') return;
  if (storedField.kind === 'version') {
    if (table.view) linker.report('SQL-03', place, `the rows of view ${stored.table} have no version.`);
    return;
  }
  if (storedField.kind === 'many' || storedField.kind === 'count') {
    checkMany(linker, tables, stored, storedField, place.child('store'));
    return;
  }
  const columnPlace = hasColumn(field) ? place.child('store', 'column') : place;
  const column = requireColumn(linker, stored.table, table, storedField.column, columnPlace);
  if (!column) return;
  const name = `${stored.table}.${storedField.column}`;
  if (!table.view) checkNull(linker, { name, column, field, one: storedField, place });
  if (storedField.kind === 'ref') {
    const referencedEntity = linker.entities.get(storedField.entity)?.stored;
    if (referencedEntity)
      checkJoin(linker, tables, {
        name,
        column,
        view: table.view,
        other: referencedEntity,
        place: columnPlace === place ? place.child('store') : columnPlace,
      });
    return;
  }
  const isFile = isObject(field.store) && field.store.file !== undefined;
  const noFile = isFile && columnKind(column) !== 'text' ? 'cannot hold the name of a file' : undefined;
  const mismatches = [
    [noFile, place.child('store', 'file')],
    [misfit(column, field, false), formatIn(place, column, field) ?? typeIn(place, field)],
    [otherValues(column, field), place.child('enum')],
    [otherCodes(column, field), place.child('enum')],
    [describeLonger(column, field), place.child('maxLength')],
  ] as const;
  const [mismatch, word] = mismatches.find(([text]) => text !== undefined) ?? [];
  if (mismatch && word) linker.report('SQL-04', word, `column ${name} ${mismatch}.`);
}

/** Where the field says what it may be. */
function typeIn(place: Place, { type }: JsonSchema): Place {
  return type === undefined ? place : place.child('type');
}

/** Where the field says another kind of time than the column holds. */
function formatIn(place: Place, column: Column, { format }: JsonSchema): Place | undefined {
  const isTime = ['day', 'instant'].includes(columnKind(column) ?? '');
  return isTime && ['date', 'date-time'].includes(String(format)) ? place.child('format') : undefined;
}

function hasColumn({ store }: JsonSchema): boolean {
  return typeof store === 'object' && store !== null && 'column' in store;
}

function checkNull(
  linker: Reporter,
  {
    name,
    column,
    field,
    one: storedField,
    place,
  }: Field & { readonly name: string; readonly column: Column },
): void {
  if (column.nullable && !allowsNull(field)) {
    const type = JSON.stringify([field.type ?? 'object', 'null'].flat()).replaceAll(',', ', ');
    linker.report('SQL-05', typeIn(place, field), `column ${name} may be null, this field may not.`, {
      remedy: `Say "type": ${type}, or make the column "not null" in a new migration.`,
    });
  }
  if (!column.nullable && allowsNull(field) && storedField.kind === 'column')
    linker.report('SQL-05', typeIn(place, field), `column ${name} is never null, this field may be.`, {
      remedy: `Say "type": ${JSON.stringify(mainType(field))}, or let the column be null in a new migration.`,
    });
}

/** Values that the column allows and the field does not. */
function otherValues({ values = [] }: Column, { enum: allowedValues }: JsonSchema): string | undefined {
  if (!Array.isArray(allowedValues)) return undefined;
  const others = values.filter((value) => !allowedValues.includes(value));
  return others.length > 0
    ? `may also hold ${others.map((value) => JSON.stringify(value)).join(', ')}`
    : undefined;
}

function describeLonger({ maxLength: most = Number.POSITIVE_INFINITY }: Column, { maxLength }: JsonSchema) {
  return typeof maxLength === 'number' && maxLength > most ? `takes ${most} characters` : undefined;
}

function checkMany(
  linker: Linker,
  tables: Tables,
  stored: DeclaredEntity,
  rowsField: Extract<Stored, { kind: 'many' | 'count' }>,
  place: Place,
): void {
  const rowEntity = linker.entities.get(rowsField.entity)?.stored;
  const table = rowEntity && tables[rowEntity.table];
  if (!table) return;
  const sort = rowsField.kind === 'many' ? (rowsField.sort ?? []) : [];
  for (const [index, { column }] of sort.entries())
    requireColumn(
      linker,
      rowEntity.table,
      table,
      column,
      saidAt(place.child('sort', index), place.child('place')),
    );
  const byPlace = saidAt(place.child('by'), place.child(rowsField.kind));
  const column = requireColumn(linker, rowEntity.table, table, rowsField.by, byPlace);
  const name = `${rowEntity.table}.${rowsField.by}`;
  if (column) checkJoin(linker, tables, { name, column, view: table.view, other: stored, place });
}

/** The place of a word, or of that from which it follows where it is not written. */
function saidAt(place: Place, cause: Place): Place {
  return nodeAt(place) === undefined && nodeAt(cause) !== undefined ? cause : place;
}

interface Join {
  /** Name of the referring column. */
  readonly name: string;
  readonly column: Column;
  /** True for a view, whose columns have no foreign keys. */
  readonly view: true | undefined;
  /** The entity that it refers to. */
  readonly other: DeclaredEntity;
  readonly place: Place;
}

/**
 * Reports a referring column whose type differs from the referenced key, or whose foreign key is missing or refers to
 * another column.
 */
function checkJoin(
  linker: Reporter,
  tables: Tables,
  { name, column, view, other: referencedEntity, place }: Join,
): void {
  const target = `${referencedEntity.table}.${referencedEntity.key}`;
  const key = tables[referencedEntity.table]?.columns[referencedEntity.key];
  if (!key || name === target) return;
  // A foreign key cannot refer to a view; it refers to the table whose key the view shows.
  const isView = tables[referencedEntity.table]?.view === true;
  if (!isView && column.references !== undefined && column.references !== target)
    linker.report('SQL-06', place, `column ${name} refers to ${column.references}, not to ${target}.`);
  else if (column.type !== key.type)
    linker.report('SQL-06', place, `column ${name} is ${column.type}, ${target} is ${key.type}.`);
  else if (column.references === undefined && !view && !isView)
    linker.report('SQL-06', place, `column ${name} has no foreign key to ${target}.`, {
      remedy: `Add one in a new migration, so that no row points at nothing: references ${referencedEntity.table}.`,
    });
}

/** The column; undefined after reporting that it is missing. */
function requireColumn(
  linker: Reporter,
  tableName: string,
  { columns }: Table,
  name: string,
  place: Place,
): Column | undefined {
  const column = columns[name];
  if (!column) {
    const hint = didYouMean(name, Object.keys(columns));
    linker.report('SQL-03', place, `table "${tableName}" has no column "${name}".${hint}`);
  }
  return column;
}

/** Reports a default of a state column that is no initial state: a record created without a state gets the default. */
function checkBeginnings(linker: Linker, tables: Tables): void {
  for (const { declared, lifecycle } of linker.lifecycles.values()) {
    const stored = linker.entities.get(declared.value.entity)?.stored;
    const field = stored?.fields[lifecycle.field];
    if (!stored || field?.kind !== 'column') continue;
    const defaultState = literalOf(tables[stored.table]?.columns[field.column]?.default);
    const states = Object.entries(declared.value.states);
    const initialStates = states.flatMap(([state, { initial }]) => (initial ? [state] : []));
    if (defaultState === undefined || initialStates.length === 0 || initialStates.includes(defaultState))
      continue;
    const text = `column ${stored.table}.${field.column} has the default "${defaultState}", which is no "initial" state.`;
    linker.report('SQL-08', declared.place.child('states'), text);
  }
}

/** The value of an SQL literal such as `0` or `'open'::text`. */
function literalOf(expression = ''): string | undefined {
  const [, text, number] = /^(?:'((?:[^']|'')*)'(?:::.+)?|(-?\d+))$/.exec(expression) ?? [];
  return text?.replaceAll("''", "'") ?? number;
}
