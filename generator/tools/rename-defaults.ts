import type { Place } from '../diagnostics/place.ts';
import { nodeAt, valueAt } from '../diagnostics/written.ts';
import type { Declarations, Declared } from '../link/context/declarations.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { addKey, applyEdits, type Edit } from './edits.ts';

export interface Renaming {
  readonly noun: 'screen' | 'endpoint' | 'entity' | 'field' | 'choice' | 'roles' | 'text';
  readonly from: string;
  readonly to: string;
}

interface Made {
  readonly renaming: Renaming;
  /** Old path -> new path. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * Keeps the defaults that depend on a name (headings, routes, calls): writes out those that the new name would change,
 * so that renaming changes nothing else. Sources are under their old paths.
 */
export function keepingDefaults(
  project: Project,
  oldDeclarations: Declarations,
  edited: Sources,
  appliedRenaming: Made,
): Sources {
  // A field has only its label as a default, which is written out when the field is renamed.
  if (appliedRenaming.renaming.noun === 'field') return edited;
  // The calls of a screen determine most of its other defaults, so they are written out first.
  const withCalls = writtenOut(project, oldDeclarations, edited, appliedRenaming, (key) =>
    CALLS.includes(key),
  );
  return writtenOut(project, oldDeclarations, withCalls, appliedRenaming, () => true);
}

const CALLS = ['source', 'submit', 'load', 'resource'];

function writtenOut(
  project: Project,
  oldDeclarations: Declarations,
  edited: Sources,
  { renaming, moved }: Made,
  isMeant: (key: string) => boolean,
): Sources {
  const { declarations: newDeclarations } = project.declared(
    new Map([...edited].map(([path, text]) => [moved.get(path) ?? path, text])),
  );
  if (!newDeclarations) return edited;
  const groups = ['screens', 'endpoints', 'entities'] as const;
  const edits = groups.flatMap((group) => {
    const declared: ReadonlyMap<string, Declared<unknown>> = oldDeclarations[group];
    return [...declared].flatMap(([id, { value }]) => {
      const newDeclaration = newDeclarations[group].get(id) ?? newDeclarations[group].get(renaming.to);
      return newDeclaration
        ? collectDifferences(changedWithin(value, renaming), newDeclaration.place, isMeant)
        : [];
    });
  });
  const old = new Map([...moved].map(([from, to]) => [to, from]));
  return applyEdits(
    edited,
    edits.map((edit) => ({ ...edit, file: old.get(edit.file) ?? edit.file })),
  );
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

/** The edits that make the declaration at a place equal `wanted`. */
function collectDifferences(expectedValue: unknown, place: Place, isMeant: (key: string) => boolean): Edit[] {
  const currentValue = valueAt(place.file.value, place.path);
  if (JSON.stringify(expectedValue) === JSON.stringify(currentValue)) return [];
  const node = nodeAt(place);
  if (!isObject(expectedValue) || !isObject(currentValue) || node?.type !== 'object') return [];
  return [...new Set([...Object.keys(expectedValue), ...Object.keys(currentValue)])].flatMap(
    (key): Edit[] => {
      const child = place.child(key);
      const inner = nodeAt(child);
      if (!isMeant(key) || JSON.stringify(expectedValue[key]) === JSON.stringify(currentValue[key]))
        return [];
      if (!inner) return addKey(place, key, expectedValue[key] ?? null);
      if (inner.type === 'object') return collectDifferences(expectedValue[key], child, () => true);
      const text = JSON.stringify(expectedValue[key] ?? null, null, 1).replaceAll(/\s*\n\s*/g, ' ');
      return [{ file: child.file.path, offset: inner.offset, length: inner.length, text }];
    },
  );
}
