import type { SingleValue, Value, ValueSource, Values } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { schemaAt } from '../../schema/json-schema.ts';
import type { PathChecker } from '../context/linker.ts';
import { checkPath } from './paths.ts';
import type { Scope } from './scope.ts';

const sources: readonly ValueSource[] = ['row', 'route', 'query', 'form', 'user', 'answer'];

export type DeclaredValue = string | number | boolean | null;
type DeclaredValueOrList = DeclaredValue | readonly DeclaredValue[];

/** The values of `with`, by name. */
export type DeclaredValues = Readonly<Record<string, DeclaredValueOrList>>;

/** Compiles the values of `with`; references are checked against the scope. */
export function linkValues(
  linker: PathChecker,
  values: DeclaredValues | undefined,
  scope: Scope,
  place: Place,
): Values {
  const entries = Object.entries(values ?? {}).map(
    ([name, value]) => [name, linkOneOrAll(linker, value, scope, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

function linkOneOrAll(linker: PathChecker, value: DeclaredValueOrList, scope: Scope, place: Place): Value {
  if (typeof value !== 'object' || value === null) return linkValue(linker, value, scope, place);
  return {
    list: value.map((listElement, elementIndex) =>
      linkValue(linker, listElement, scope, place.child(elementIndex)),
    ),
  };
}

function linkValue(linker: PathChecker, value: DeclaredValue, scope: Scope, place: Place): SingleValue {
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  const [head = '', ...rest] = value.slice(1).split('.');
  const path = rest.join('.');
  const source = sources.find((valueSource) => valueSource === head);
  if (!source || path === '') {
    const hint = source ? '' : didYouMean(head, sources).replaceAll('"', '').replace('mean ', 'mean $');
    linker.report('VAL-01', place, `"${value}" is not a reference.${hint}`, {
      remedy: `A reference is ${sources.map((name) => `$${name}.x`).join(', ')}.`,
    });
    return null;
  }
  checkReference(linker, { from: source, path }, scope, place);
  return { from: source, path };
}

interface Reference {
  readonly from: ValueSource;
  readonly path: string;
}

function checkReference(linker: PathChecker, { from, path }: Reference, scope: Scope, place: Place): void {
  if (from === 'user' || (from === 'query' && !scope.query)) return;
  if (from === 'query') {
    if (scope.query?.includes(path)) return;
    const hint = didYouMean(path, scope.query ?? []);
    linker.report('VAL-02', place, `the address of this list has no "${path}".${hint}`);
    return;
  }
  if (from === 'route') {
    if (scope.route.includes(path)) return;
    linker.report('VAL-02', place, `the route has no parameter "${path}".${didYouMean(path, scope.route)}`);
    return;
  }
  const schema = scope[from];
  const noun = nouns[from];
  if (schema) checkPath(linker, schema, { path, place, noun, code: 'VAL-02' });
  else linker.report('VAL-02', place, `there is no ${noun} here to take "${path}" from.`);
}

const nouns = { row: 'row or record', form: 'form', answer: 'answer' };

/**
 * The value of a parameter without a declared value: the row's field of that name, else the current route's parameter.
 */
export function valueByName(name: string, scope: Scope): Values[string] | undefined {
  if (scope.row && schemaAt(scope.row, name) !== undefined) return { from: 'row', path: name };
  if (scope.route.includes(name)) return { from: 'route', path: name };
  return undefined;
}
