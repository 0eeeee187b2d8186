import type { Place } from '../diagnostics/place.ts';
import { nodeAt, valueAt } from '../diagnostics/written.ts';
import { applied, inOrder } from '../edit/apply.ts';
import type { Operation } from '../edit/operations.ts';
import type { Declarations, Declared } from '../link/context/declarations.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { addKey, setWritten } from './at-places.ts';

export interface Renaming {
  readonly noun: 'screen' | 'endpoint' | 'entity' | 'field' | 'choice' | 'roles' | 'text';
  readonly from: string;
  readonly to: string;
}

/**
 * Keeps the defaults that depend on a name (headings, routes, calls): writes out those that the new name would change,
 * so that renaming changes nothing else.
 */
export function keepingDefaults(
  project: Project,
  oldDeclarations: Declarations,
  edited: Sources,
  renaming: Renaming,
): Operation[] {
  // A field has only its label as a default, which is written out when the field is renamed.
  if (renaming.noun === 'field') return [];
  const written = (sources: Sources, isMeant: (key: string) => boolean) =>
    writtenOut(project, oldDeclarations, sources, renaming, isMeant);
  // The calls of a screen determine most of its other defaults, so they are written out first.
  const calls = written(edited, (key) => CALLS.includes(key));
  return [...calls, ...written(applied(edited, calls).files, () => true)];
}

const CALLS = ['source', 'submit', 'load', 'resource'];

function writtenOut(
  project: Project,
  oldDeclarations: Declarations,
  edited: Sources,
  renaming: Renaming,
  isMeant: (key: string) => boolean,
): Operation[] {
  const { declarations: newDeclarations } = project.declared(edited);
  if (!newDeclarations) return [];
  const groups = ['screens', 'endpoints', 'entities'] as const;
  const operations = groups.flatMap((group) => {
    const declared: ReadonlyMap<string, Declared<unknown>> = oldDeclarations[group];
    return [...declared].flatMap(([id, { value }]) => {
      const newDeclaration = newDeclarations[group].get(id) ?? newDeclarations[group].get(renaming.to);
      return newDeclaration
        ? collectDifferences(changedWithin(value, renaming), newDeclaration.place, isMeant)
        : [];
    });
  });
  return inOrder(operations);
}

/** Keys whose objects map ids of screens. */
const BY_SCREEN = ['pages'];

/** The value with every text that equals the old name replaced, and every key that is an old screen. */
function changedWithin(value: unknown, { noun, from, to }: Renaming): unknown {
  const pointer = (text: string) => text.replace(`#/endpoints/${from}/`, `#/endpoints/${to}/`);
  const named = (keyedObject: object) =>
    Object.fromEntries(
      Object.entries(keyedObject).map(([key, childValue]) => [key === from ? to : key, childValue]),
    );
  return JSON.parse(
    JSON.stringify(value, (key, childValue: unknown) => {
      if (childValue === from) return to;
      if (typeof childValue === 'string') return pointer(childValue);
      return noun === 'screen' && BY_SCREEN.includes(key) && isObject(childValue)
        ? named(childValue)
        : childValue;
    }),
  );
}

/** The operations that make the declaration at a place equal `wanted`. */
function collectDifferences(
  expectedValue: unknown,
  place: Place,
  isMeant: (key: string) => boolean,
): Operation[] {
  const currentValue = valueAt(place.file.value, place.path);
  if (JSON.stringify(expectedValue) === JSON.stringify(currentValue)) return [];
  const node = nodeAt(place);
  if (!isObject(expectedValue) || !isObject(currentValue) || node?.type !== 'object') return [];
  return [...new Set([...Object.keys(expectedValue), ...Object.keys(currentValue)])].flatMap(
    (key): Operation[] => {
      const child = place.child(key);
      const inner = nodeAt(child);
      if (!isMeant(key) || JSON.stringify(expectedValue[key]) === JSON.stringify(currentValue[key]))
        return [];
      if (!inner) return addKey(place, key, expectedValue[key] ?? null);
      if (inner.type === 'object') return collectDifferences(expectedValue[key], child, () => true);
      return setWritten(child, expectedValue[key] ?? null);
    },
  );
}
