import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField, Roles } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import { checkLabels } from '../behaviour/alike.ts';
import type { Placed } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import type { Named } from '../data/identity.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkExtension } from './field-body.ts';
import { linkColumnChoices, linkHeadings } from './picked-columns.ts';

export interface FieldContext {
  readonly scope: Scope;
  /** The form's body. */
  readonly body: JsonSchema;
  /** Schema of the loaded record. */
  readonly record: JsonSchema | undefined;
  /** The call that the body is submitted to. */
  readonly target: LinkedEndpoint | undefined;
  readonly roles: Roles;
  /** The key column that a property refers to, as `books.id`. */
  readonly namedOf: (name: string) => Named;
  /** It is a field of each entry of a list. */
  readonly isEntry?: true;
  /** Names of all fields of the form. */
  readonly names: readonly string[];
}

export interface FieldOf {
  readonly name: string;
  readonly field: string;
  readonly value: FieldDeclaration;
  readonly schema: JsonSchema | undefined;
}

/** The fields that an entry of a repeater may contain: none that upload files. */
const inEntries = new Set([
  'text',
  'textarea',
  'lines',
  'number',
  'money',
  'password',
  'switch',
  'select',
  'date',
  'picker',
]);

/** The fields that a row of line items may contain. */
const inRows = new Set(['text', 'number', 'money', 'switch', 'select', 'date', 'picker']);

/** Keys that only columns of line items have. */
const ofColumns = ['width', 'initial', 'from', 'fills'] as const;

type Entry = NonNullable<FieldDeclaration['fields']>[string];
/** Links one field. Passed as a parameter, since the fields of entries are linked like those of forms. */
type LinkField = (
  linker: Linker,
  name: string,
  declared: Placed<FieldDeclaration>,
  context: FieldContext,
) => FormField;

/** Links the fields of each entry of a list of objects. Their conditions refer to the entry alone. */
export function linkEntries(
  linker: Linker,
  { name, field, value, schema }: FieldOf,
  context: FieldContext,
  place: Place,
  linkField: LinkField,
): Pick<FormField, 'fields' | 'pick'> {
  const takesFields = linker.language.fields.get(field)?.needs?.includes('fields') === true;
  if (takesFields && !value.fields) linker.report('OPT-02', place, `the field "${field}" needs "fields".`);
  const isRows = field === 'line-items';
  if (!value.fields) return {};
  if (!takesFields) {
    linker.report('FRM-04', place.child('fields').key, `the field "${field}" takes no fields.`);
    return {};
  }
  const body = isObject(schema?.items) ? schema.items : {};
  const record = rowOf(context.record, value.from ?? name);
  const columns = Object.keys(value.fields);
  const entry: EntryOf = { name, isRows, body, record, columns };
  const fields = Object.entries(value.fields).map(([inner, declared]) =>
    linkEntry(
      linker,
      inner,
      { value: declared, place: place.child('fields', inner) },
      { entry, context, linkField },
    ),
  );
  checkLabels(linker, fields);
  return {
    fields,
    ...(isRows ? linkPick(linker, { value, place }, fields) : {}),
  };
}

/** The list of objects whose entries have the fields. */
interface EntryOf {
  readonly name: string;
  /** The entries are rows of line items. */
  readonly isRows: boolean;
  readonly body: JsonSchema;
  readonly record: JsonSchema | undefined;
  readonly columns: readonly string[];
}

function linkEntry(
  linker: Linker,
  inner: string,
  { value: declared, place: fieldPlace }: Placed<Entry>,
  { entry, context, linkField }: { entry: EntryOf; context: FieldContext; linkField: LinkField },
): FormField {
  const { name, isRows, body, record } = entry;
  checkProperty(linker, inner, { value: declared, place: fieldPlace }, entry);
  const namedOf = (propertyName: string) => context.namedOf(`${name}.${propertyName}`);
  const entryContext = {
    ...context,
    body,
    record,
    target: undefined,
    namedOf,
    names: [],
    isEntry: true as const,
  };
  const { requiredWhen: _, ...linked } = linkField(
    linker,
    inner,
    { value: declared, place: fieldPlace },
    entryContext,
  );
  const extension = linkExtension(`${name}.0.${inner}`, context.target);
  const code = codeOfSource(linker, linked);
  if (!(isRows ? inRows : inEntries).has(linked.field))
    linker.report('FRM-04', fieldPlace.key, `an entry cannot hold the field "${linked.field}".`);
  if (isRows) {
    if (declared.span !== undefined)
      linker.report('FRM-04', fieldPlace.child('span').key, 'a column has a "width".');
    checkFills(linker, declared, linked, entry, fieldPlace);
    return placed({ ...linked, ...code, ...columnOf(declared), ...extension }, fieldPlace);
  }
  for (const key of ofColumns)
    if (declared[key] !== undefined)
      linker.report('FRM-04', fieldPlace.child(key).key, `only a column of line items has "${key}".`);
  return placed({ ...linked, ...code, ...extension }, fieldPlace);
}

/** The code of what a picker chooses, so that a pasted one is found. */
function codeOfSource(linker: Linker, { field, source }: FormField): Pick<FormField, 'code'> {
  const row = field === 'picker' && source ? linker.endpoints.get(source.endpoint.id)?.item : undefined;
  for (const [code, schema] of Object.entries(propertiesOf(row ?? {}))) {
    const [entity = '', name = ''] = linker.fieldOf.get(schema)?.split('.') ?? [];
    if (linker.declarations.entities.get(entity)?.value.fields[name]?.store?.code) return { code };
  }
  return {};
}

/** Reports a field of an entry that is no property of it; a column that is only shown may be one of the loaded row. */
function checkProperty(
  linker: Linker,
  inner: string,
  { value: declared, place: fieldPlace }: Placed<Entry>,
  { name, isRows, body, record }: EntryOf,
): void {
  const propertyNames = Object.keys(propertiesOf(body));
  const isShownOnly = isRows && declared.readOnly === true && schemaAt(body, inner) === undefined;
  if (isShownOnly && record) checkPath(linker, record, { path: inner, place: fieldPlace.key });
  if (!isShownOnly && schemaAt(body, inner) === undefined) {
    const text = `an entry of "${name}" has no property "${inner}".${didYouMean(inner, propertyNames)}`;
    linker.report('REF-08', fieldPlace.key, text, {
      remedy: `It has: ${propertyNames.join(', ') || 'none'}.`,
    });
  }
}

/** Links the dialog that adds rows by picking records; it uses the picker of one of the columns. */
function linkPick(
  linker: Linker,
  { value: { pick }, place }: Placed<FieldDeclaration>,
  fields: readonly FormField[],
): Pick<FormField, 'pick'> {
  if (!pick) return {};
  const pickPlace = place.child('pick');
  const pickers = fields.filter(({ field }) => field === 'picker');
  const column = pickers.find(({ name }) => name === pick.column);
  if (!column) {
    const names = pickers.map(({ name }) => name);
    const text = `no column "${pick.column}" with a picker.${didYouMean(pick.column, names)}`;
    linker.report('FRM-09', pickPlace.child('column'), text);
  }
  const rows = column?.source && linker.endpoints.get(column.source.endpoint.id)?.item;
  return {
    pick: {
      column: pick.column,
      ...(pick.title ? { title: linker.text(pick.title, pickPlace.child('title')) } : {}),
      columns: linkHeadings(linker, pick.columns, rows, pickPlace.child('columns')),
      ...linkColumnChoices(linker, pick.columns, rows, pickPlace),
    },
  };
}

function columnOf({ width, initial, fills }: Entry): Pick<FormField, 'width' | 'initial' | 'fills'> {
  return {
    ...(width === undefined ? {} : { width }),
    ...(initial === undefined ? {} : { initial }),
    ...(fills ? { fills } : {}),
  };
}

/** Schema of a row in the list at a path of the loaded record. */
function rowOf(record: JsonSchema | undefined, path: string): JsonSchema | undefined {
  const list = schemaAt(record, path);
  return list !== 'open' && isObject(list?.items) ? list.items : undefined;
}

/** Checks the columns that a picked record fills, and the paths of their values in the source's rows. */
function checkFills(
  linker: Linker,
  { fills }: Entry,
  { field, source }: FormField,
  { columns, body, record }: EntryOf,
  place: Place,
): void {
  if (!fills) return;
  if (field !== 'picker') {
    linker.report('FRM-09', place.child('fills').key, `the field "${field}" chooses no record.`);
    return;
  }
  const row = source && linker.endpoints.get(source.endpoint.id)?.item;
  for (const [column, path] of Object.entries(fills)) {
    const fillPlace = place.child('fills', column);
    if (!columns.includes(column))
      linker.report('FRM-09', fillPlace.key, `there is no column "${column}".${didYouMean(column, columns)}`);
    const sourceSchema = row && checkPath(linker, row, { path, place: fillPlace, noun: 'source' });
    const columnSchema = schemaAt(body, column) ?? schemaAt(record, column);
    const fault = sourceSchema && isObject(columnSchema) && misfit(withoutNull(sourceSchema), columnSchema);
    if (fault)
      linker.report(
        'WGT-03',
        fillPlace,
        `"${path}" is no value of the column "${column}": it ${fault.text}.`,
      );
  }
}
