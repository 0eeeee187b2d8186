import type {
  Column as DeclaredColumn,
  Shown as DeclaredShown,
} from '../../../src/generated/language/declarations.ts';
import type { Column, Endpoint, Roles, Shown } from '../../../src/runtime/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Linker } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkChoices } from '../data/choices.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath, type Scope } from '../expressions/scope.ts';
import { linkOptions, partName, takeChoices } from './parts.ts';

/** Links one shown value; `schema` is of the record that holds it. */
export function linkShown(
  linker: Linker,
  path: string,
  declared: DeclaredShown,
  schema: JsonSchema | undefined,
  scope: Scope,
  place: Place,
): Shown {
  const value = typeof declared === 'string' ? { label: declared } : declared;
  const valueSchema = checkPath(linker, schema, path, place, 'answer', 'REF-07', 'key');
  const asked = { declared: value.choices, schemas: [valueSchema] };
  const choices = linkChoices(linker, asked, place.child('choices'));
  const cell = partName(linker, 'cells', value.cell, valueSchema, place, choices !== undefined);
  const part = linker.language.cells.get(cell);
  const options = linkOptions(linker, part, value.options, place.child('options'));
  const given = takeChoices(
    linker,
    'cells',
    cell,
    { choices, isDeclared: value.choices !== undefined },
    place,
  );
  const shown: Shown = {
    path,
    label: linker.text(value.label, typeof declared === 'string' ? place : place.child('label')),
    cell,
    ...(options ? { options } : {}),
    ...given,
    ...(value.when ? { when: linkCondition(linker, value.when, scope, place.child('when')) } : {}),
  };
  return placed(shown, place);
}

export interface ColumnsContext {
  /** Schema of one row. */
  readonly row: JsonSchema | undefined;
  readonly scope: Scope;
  readonly seen: Roles;
  /** The endpoint whose order the columns may ask for. */
  readonly endpoint?: Endpoint;
}

/** Links the columns of a table; defaults come from the values' types and the columns' order. */
export function linkColumns(
  linker: Linker,
  declared: Readonly<Record<string, DeclaredColumn>>,
  context: ColumnsContext,
  place: Place,
): Column[] {
  return Object.entries(declared).map(([path, column], index) =>
    linkColumn(linker, path, column, index, context, place.child(path)),
  );
}

function linkColumn(
  linker: Linker,
  path: string,
  declared: DeclaredColumn,
  index: number,
  context: ColumnsContext,
  place: Place,
): Column {
  const { row, scope, seen, endpoint } = context;
  const shown = linkShown(linker, path, declared, row, scope, place);
  const value = typeof declared === 'string' ? { label: declared } : declared;
  const align = value.align ?? linker.language.cells.get(shown.cell)?.align;
  const to = value.to
    ? linkTarget(linker, value.to, value.with, scope, seen, place.child('to'), place.child('with'))
    : undefined;
  const linked: Column = {
    ...shown,
    ...(align ? { align } : {}),
    ...(value.width ? { width: value.width } : {}),
    priority: value.priority ?? defaultPriority(index),
    ...(endpoint?.sort?.fields.includes(path) ? { sort: path } : {}),
    ...(to ? { to } : {}),
  };
  return placed(linked, place);
}

/** The first two columns tell a row apart, the next two describe it. */
function defaultPriority(index: number): 1 | 2 | 3 {
  if (index < 2) return 1;
  return index < 4 ? 2 : 3;
}
