import { leastColumn } from '../../../core/column-widths.ts';
import type {
  Column as DeclaredColumn,
  Shown as DeclaredShown,
} from '../../../core/generated/language/declarations.ts';
import type { Column, Endpoint, Roles, Shown } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isOurs, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Placed } from '../context/declarations.ts';
import type { PathChecker, Resolver, Symbols, Texts, Vocabulary } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkChoices } from '../data/choices.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import { checkPicture } from '../expressions/picture.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkOptions } from './options.ts';
import { partName, takeChoices } from './part.ts';

/** The endpoint that answers the values, and the path of the record in its answer. */
export interface AnswerOf {
  readonly endpoint: Endpoint | undefined;
  readonly rows?: string | undefined;
  /** The record that holds the rows, where it is an answer too. */
  readonly holder?: JsonSchema | undefined;
}

/** What a shown value or column can refer to. */
export interface ShownContext {
  /** Schema of the record or row that contains the values. */
  readonly record: JsonSchema | undefined;
  readonly scope: Scope;
  readonly answer: AnswerOf;
}

type ShownLinker = PathChecker & Texts & Vocabulary & Pick<Symbols, 'lifecycles' | 'entities'>;
type ColumnLinker = ShownLinker & Resolver;

/** Links one shown value. */
export function linkShown(
  linker: ShownLinker,
  path: string,
  { value: declared, place }: Placed<DeclaredShown>,
  { record, scope, answer }: ShownContext,
): Shown {
  const value = typeof declared === 'string' ? { label: declared } : declared;
  const schema = checkPath(linker, record, { path, place: place.key });
  const isDeclared = value.choices !== undefined;
  const choices = linkChoices(linker, { declared: value.choices, schemas: [schema] }, place.child('choices'));
  const hasChoices = choices !== undefined;
  const cell = partName(linker, { group: 'cells', declared: value.cell, schema, hasChoices }, place);
  const part = linker.language.cells.get(cell);
  if (part?.value && schema)
    checkShownValue(linker, part.value, schema, { cell, place: value.cell ? place.child('cell') : place });
  if (cell === 'image')
    checkPicture(linker, schema, 'the cell "image" takes no text', value.cell ? place.child('cell') : place);
  if (cell === 'html') checkHtml(linker, schema, value.cell ? place.child('cell') : place);
  const declaredOptions = { value: value.options, place: place.child('options') };
  const options = linkOptions(linker, part, declaredOptions, record ? { row: record } : {});
  const linkedValue: Shown = {
    path,
    label: linker.text(value.label, typeof declared === 'string' ? place : place.child('label')),
    cell,
    ...(options ? { options } : {}),
    ...takeChoices(linker, { group: 'cells', name: cell }, { choices, isDeclared }, place),
    ...(value.when ? { when: linkCondition(linker, value.when, scope, place.child('when')) } : {}),
    ...extensionOf(path, record, answer),
  };
  return placed(linkedValue, place);
}

/** The extension that a value needs when its field, or one on the way to it, is ours: the call if that is one itself. */
export function extensionOf(
  path: string,
  record: JsonSchema | undefined,
  { endpoint, rows, holder }: AnswerOf,
): Pick<Shown, 'extension'> {
  if (endpoint && rows && isOurs(schemaAt(holder, rows))) return { extension: `${endpoint.id}.${rows}` };
  const names = path.split('.');
  const paths = names.map((_, last) => names.slice(0, last + 1).join('.'));
  const ours = paths.find((partPath) => isOurs(schemaAt(record, partPath)));
  if (!ours || !endpoint) return {};
  return {
    extension: endpoint.extension ? endpoint.id : [endpoint.id, rows, ours].filter(Boolean).join('.'),
  };
}

/** Reports the cell "html" for a field that is not HTML: only those are sanitised when they are stored. */
function checkHtml(
  linker: PathChecker & Pick<Symbols, 'fieldOf'>,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  const [, field] = (schema && linker.fieldOf.get(schema)?.split('.')) ?? [];
  if (field === undefined || schema?.html === true) return;
  linker.report('OPT-05', place, `the cell "html" takes no plain text: "${field}" says no "html": true.`, {
    remedy: 'Say it at the field of the entity, or take "text" or "long-text".',
  });
}

/** Reports values that the product's own cell does not support; it is never called with null. */
function checkShownValue(
  linker: PathChecker,
  drawn: JsonSchema,
  valueSchema: JsonSchema,
  { cell, place }: { readonly cell: string; readonly place: Place },
): void {
  const mismatch = misfit(withoutNull(valueSchema), drawn);
  if (!mismatch) return;
  const pathSuffix = mismatch.path === '' ? '' : ` at "${mismatch.path}"`;
  linker.report(
    'WGT-03',
    place,
    `the value is none that the cell "${cell}" draws${pathSuffix}: it ${mismatch.text}.`,
  );
}

export interface ColumnsContext extends ShownContext {
  readonly seen: Roles;
  /** The endpoint, whose sort fields make columns sortable. */
  readonly endpoint?: Endpoint;
}

/** Links the columns of a table; defaults depend on the types of the values and the position of the column. */
export function linkColumns(
  linker: ColumnLinker,
  { value, place }: Placed<Readonly<Record<string, DeclaredColumn>>>,
  context: ColumnsContext,
): Column[] {
  return Object.entries(value).map(([path, column], index) =>
    linkColumn(linker, path, { value: column, place: place.child(path) }, { ...context, index }),
  );
}

function linkColumn(
  linker: ColumnLinker,
  path: string,
  { value: declared, place }: Placed<DeclaredColumn>,
  { index, ...context }: ColumnsContext & { readonly index: number },
): Column {
  const { scope, seen, endpoint } = context;
  const linkedValue = linkShown(linker, path, { value: declared, place }, context);
  const value = typeof declared === 'string' ? { label: declared } : declared;
  const align = linker.language.cells.get(linkedValue.cell)?.align;
  const to = value.to
    ? linkTarget(linker, invocationAt(place, 'to', value.to, value.with), scope, seen)
    : undefined;
  if (value.record) {
    const recordPlace = place.child('record');
    if (scope.record) checkPath(linker, scope.record, { path: value.record, place: recordPlace });
    else linker.report('REF-07', recordPlace, 'the rows belong to no record with current values.');
  }
  const linked: Column = {
    ...linkedValue,
    ...(align ? { align } : {}),
    ...(value.width ? { width: value.width } : {}),
    priority: value.priority ?? defaultPriority(index),
    ...(endpoint?.sort?.fields.includes(path) ? { sort: path } : {}),
    ...(value.record ? { current: value.record } : {}),
    ...(value.below ? { below: linkBelow(linker, value, place, context) } : {}),
    ...(to ? { to } : {}),
  };
  const least = leastColumn(linked);
  if (value.width !== undefined && least !== undefined && value.width < least)
    linker.report('LST-10', place.child('width'), `the cell "${linked.cell}" needs at least ${least}.`);
  return placed(linked, place);
}

/** What the server says of the row, below a value. */
function linkBelow(
  linker: ColumnLinker,
  { below = '', label }: Exclude<DeclaredColumn, string>,
  place: Place,
  context: ShownContext,
): Shown {
  return linkShown(
    linker,
    below,
    { value: { label, cell: 'message' }, place: place.child('below') },
    context,
  );
}

/** The first two columns identify a row, the next two describe it. */
function defaultPriority(index: number): 1 | 2 | 3 {
  if (index < 2) return 1;
  return index < 4 ? 2 : 3;
}
