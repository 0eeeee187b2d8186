import type { ValueSource, Values } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isOpen, type JsonSchema, pathsOf, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import type { Linker } from '../context/linker.ts';

/** What a declaration can refer to where it stands. Absent parts do not exist there. */
export interface Scope {
  /** Names of the parameters of the screen's route. */
  readonly route: readonly string[];
  /** Schema of the row or of the loaded record. */
  readonly row?: JsonSchema;
  /** Schema of the record that the rows of a list belong to. */
  readonly record?: JsonSchema;
  /** Schema of the form's values. */
  readonly form?: JsonSchema;
  /** Schema of what the call answered. */
  readonly answer?: JsonSchema;
}

const sources: readonly ValueSource[] = ['row', 'route', 'query', 'form', 'user', 'answer'];

export type DeclaredValue = string | number | boolean | null;

/** Compiles the values of `with`; references are checked against the scope. */
export function linkValues(
  linker: Linker,
  values: Readonly<Record<string, DeclaredValue>> | undefined,
  scope: Scope,
  place: Place,
): Values {
  const entries = Object.entries(values ?? {}).map(
    ([name, value]) => [name, linkValue(linker, value, scope, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

function linkValue(linker: Linker, value: DeclaredValue, scope: Scope, place: Place): Values[string] {
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  const [head = '', ...rest] = value.slice(1).split('.');
  const path = rest.join('.');
  const source = sources.find((known) => known === head);
  if (!source || path === '') {
    const hint = source ? '' : didYouMean(head, sources).replaceAll('"', '').replace('mean ', 'mean $');
    linker.report('VAL-01', place, `"${value}" is not a reference.${hint}`, {
      remedy: `A reference is ${sources.map((name) => `$${name}.x`).join(', ')}.`,
    });
    return null;
  }
  checkReference(linker, source, path, scope, place);
  return { from: source, path };
}

function checkReference(linker: Linker, source: ValueSource, path: string, scope: Scope, place: Place): void {
  if (source === 'query' || source === 'user') return;
  if (source === 'route') {
    if (scope.route.includes(path)) return;
    linker.report('VAL-02', place, `the route has no parameter "${path}".${didYouMean(path, scope.route)}`);
    return;
  }
  const schema = scope[source];
  if (!schema) {
    linker.report('VAL-02', place, `there is no ${words[source]} here to take "${path}" from.`);
    return;
  }
  checkPath(linker, schema, path, place, words[source], 'VAL-02');
}

const words = { row: 'row or record', form: 'form', answer: 'answer' };

/** Reports a path that leads nowhere in the schema; gives the schema it leads to. */
export function checkPath(
  linker: Linker,
  schema: JsonSchema | undefined,
  path: string,
  place: Place,
  noun = 'answer',
  code: 'REF-07' | 'VAL-02' = 'REF-07',
  part?: 'key',
): JsonSchema | undefined {
  if (!schema || isOpen(schema)) return undefined;
  const found = schemaAt(schema, path);
  if (found === 'open') return undefined;
  if (!found) {
    const text = `the ${noun} has no "${path}".${didYouMean(path, pathsOf(schema))}`;
    const remedy = `It has: ${Object.keys(propertiesOf(schema)).join(', ')}.`;
    linker.report(code, place, text, { remedy, ...(part ? { part } : {}) });
  }
  noteFields(linker, schema, path, place, part);
  return found;
}

function noteFields(linker: Linker, schema: JsonSchema, path: string, place: Place, part?: 'key'): void {
  let current: JsonSchema | undefined = schema;
  for (const [segment, key] of path.split('.').entries()) {
    current = propertiesOf(current)[key];
    const name = current && linker.fieldOf.get(current);
    if (name) linker.uses.note({ noun: 'field', name, place, segment, ...(part ? { part } : {}) });
  }
}

/** The value that fills a parameter nobody named: the row's field of that name, else the current route's parameter. */
export function valueByName(name: string, scope: Scope): Values[string] | undefined {
  if (scope.row && schemaAt(scope.row, name) !== undefined) return { from: 'row', path: name };
  if (scope.route.includes(name)) return { from: 'route', path: name };
  return undefined;
}

/** Placeholders `{name}` of a text that the row fills must exist in the row. */
export function checkPlaceholders(
  linker: Linker,
  text: string,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  for (const [, path = ''] of text.matchAll(/\{([\w.]+)\}/g)) checkPath(linker, schema, path, place, 'row');
}
