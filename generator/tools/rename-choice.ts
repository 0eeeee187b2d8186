import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import { MIGRATIONS, SNAPSHOT } from '../../core/snapshot.ts';
import type { Place } from '../diagnostics/place.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { formatProblems, type Problem } from '../diagnostics/problems.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { applied, inOrder } from '../edit/apply.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Declarations } from '../link/context/declarations.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject, propertiesOf } from '../schema/json-schema.ts';
import { listTexts, replaceText } from './at-places.ts';
import { literal, quoted } from './new-screen/table.ts';

/** A value that a field may have: `book.medium.paper`. */
export interface Choice {
  readonly entity: string;
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Maximum number of rounds: each fixes the errors that the previous one has uncovered. */
const ROUNDS = 20;

/**
 * The operations that rename the value in the declarations: at the entity and its lifecycle, then wherever the compiler reports the old
 * value as unknown. Throws Refused.
 */
export function renamedChoice(
  project: Project,
  currentSources: Sources,
  declarations: Declarations,
  choice: Choice,
): Operation[] {
  const operations = inOrder(whereDeclared(declarations, choice));
  let sources = applied(currentSources, operations).files;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { product, problems } = project.analyse(withoutTables(sources));
    if (product) return operations;
    const wrong = problems.sorted().filter(({ severity }) => severity === 'error');
    const mending = inOrder(wrong.flatMap((problem) => operationsAt(sources, problem, choice)));
    if (mending.length === 0)
      throw new Refused(
        `The result would not compile:\n${formatProblems(wrong, 'errors')}`,
        'does-not-compile',
      );
    operations.push(...mending);
    sources = applied(sources, mending).files;
  }
  throw new Refused('The result would not compile.', 'does-not-compile');
}

/** The sources without the tables: the database has the old value until the migration has run. */
export function withoutTables(sources: Sources): Sources {
  return new Map([...sources].filter(([path]) => path !== SNAPSHOT));
}

/** Renames the value where it is declared, and where calls of the entity list their values. */
function whereDeclared(
  { entities, endpoints, lifecycles }: Declarations,
  { entity, field, from, to }: Choice,
): Operation[] {
  const declared = entities.get(entity);
  const schema = declared?.value.fields[field];
  const values: unknown = schema && 'enum' in schema ? schema.enum : undefined;
  if (!declared || !Array.isArray(values) || !values.includes(from))
    throw new Refused(`There is no value ${JSON.stringify(from)} of "${entity}.${field}".`, 'unknown-name');
  if (values.includes(to))
    throw new Refused(`${JSON.stringify(to)} is a value of "${entity}.${field}" already.`, 'name-taken');
  const renameText = (text: string) => (text === from ? to : text);
  const renameKey = (place: Place) => replaceText(place.child(from).key, renameText);
  const renameValue = (place: Place) => replaceText(place, renameText);
  const renameListed = (schemas: unknown, place: Place, name: string) => {
    const listedSchema = isObject(schemas) ? schemas[name] : undefined;
    return isObject(listedSchema)
      ? [
          ...listTexts(listedSchema.enum, place.child('enum'), renameText),
          ...renameValue(place.child('default')),
        ]
      : [];
  };
  const fieldPlace = declared.place.child('fields', field);
  const steps = [...lifecycles.values()].filter(
    ({ value }) => value.entity === entity && value.field === field,
  );
  return [
    ...listTexts(values, fieldPlace.child('enum'), renameText),
    ...renameKey(fieldPlace.child('choices')),
    ...renameValue(fieldPlace.child('default')),
    ...[...endpoints.values()].flatMap(({ value: call, place }) => {
      if (call.resource?.entity !== entity) return [];
      const columnName = declared.value.fields[field]?.store?.column ?? field;
      const { where = {}, set = {} } = call.resource;
      const names = [
        field,
        ...[where[columnName], set[columnName]].map((source) => String(source).split('.')[1] ?? ''),
      ];
      return [
        ...renameValue(place.child('resource', 'where', columnName)),
        ...renameValue(place.child('resource', 'set', columnName)),
        ...names.flatMap((name) => [
          ...renameListed(call.query, place.child('query', name), name),
          ...renameListed(propertiesOf(call.body), place.child('body', 'properties', name), name),
        ]),
      ];
    }),
    ...steps.flatMap(({ value: { actions }, place }) => [
      ...renameKey(place.child('states')),
      ...Object.entries(actions).flatMap(([name, action]) => [
        ...listTexts(action.from, place.child('actions', name, 'from'), renameText),
        ...renameValue(place.child('actions', name, 'to')),
      ]),
    ]),
  ];
}

/** Renames the old value at the place of a problem. */
function operationsAt(sources: Sources, { file, line, column }: Problem, { from, to }: Choice): Operation[] {
  const text = sources.get(file) ?? '';
  const lines = text.split('\n').slice(0, line - 1);
  const { tree } = parseFile(file, text).file;
  const offset = lines.reduce((sum, precedingLine) => sum + precedingLine.length + 1, column - 1);
  const node = tree && findNodeAtOffset(tree, offset);
  return node ? renamedIn(file, node, from, to) : [];
}

/** Renames the strings and keys inside a node that equal the old value. */
function renamedIn(file: string, node: Node, from: string, to: string): Operation[] {
  if (node.type !== 'string') return (node.children ?? []).flatMap((kid) => renamedIn(file, kid, from, to));
  if (node.value !== from) return [];
  const [key, value] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  return key === node && value
    ? [{ op: 'rename-key', file, pointer: pointer(getNodePath(value)), to }]
    : [{ op: 'set', file, pointer: pointer(getNodePath(node)), value: to }];
}

/** The migration that changes the stored rows; undefined when the product has no migrations of its own. */
export function choiceMigration(
  root: string,
  { entities, lifecycles }: Declarations,
  { entity, field, from, to }: Choice,
): { readonly path: string; readonly text: string } | undefined {
  const folder = join(root, MIGRATIONS);
  const { table, fields } = entities.get(entity)?.value ?? {};
  const { store, ...schema } = fields?.[field] ?? {};
  if (!existsSync(folder) || !table || store?.computed) return undefined;
  const column = quoted(store?.column ?? field);
  const states = [...lifecycles.values()].find(
    ({ value }) => value.entity === entity && value.field === field,
  );
  const values = (schema as { enum: readonly (string | null)[] }).enum.flatMap((enumValue) =>
    enumValue === null ? [] : [literal(enumValue === from ? to : enumValue)],
  );
  const check = `${table}_${store?.column ?? field}_check`;
  const lines = [
    // A build that knows the former value would write it.
    '-- contract',
    ...(states ? ["select set_config('app.writer', 'import', true);"] : []),
    `alter table ${table} drop constraint if exists ${check};`,
    `update ${table} set ${column} = ${literal(to)} where ${column} = ${literal(from)};`,
    `alter table ${table} add constraint ${check} check (${column} in (${values.join(', ')}));`,
    ...(states?.value.states[from]?.initial
      ? [`alter table ${table} alter column ${column} set default ${literal(to)};`]
      : []),
  ];
  const last = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
  const name = `${table}-${to}`.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  return {
    path: `${MIGRATIONS}/${String(last + 1).padStart(4, '0')}-${name}.sql`,
    text: `${lines.join('\n')}\n`,
  };
}
