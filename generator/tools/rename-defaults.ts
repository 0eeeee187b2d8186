import type { Place } from '../diagnostics/place.ts';
import { valueAt } from '../diagnostics/written.ts';
import type { Declarations, Declared } from '../link/context/declarations.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { addKey, applyEdits, type Edit, nodeAt } from './edits.ts';

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
  before: Declarations,
  edited: Sources,
  made: Made,
): Sources {
  // A field has only its label as a default, which is written out when the field is renamed.
  if (made.renaming.noun === 'field') return edited;
  // The calls of a screen determine most of its other defaults, so they are written out first.
  const withCalls = writtenOut(project, before, edited, made, (key) => CALLS.includes(key));
  return writtenOut(project, before, withCalls, made, () => true);
}

const CALLS = ['source', 'submit', 'load', 'resource'];

function writtenOut(
  project: Project,
  before: Declarations,
  edited: Sources,
  { renaming, moved }: Made,
  isMeant: (key: string) => boolean,
): Sources {
  const { declarations: after } = project.declared(
    new Map([...edited].map(([path, text]) => [moved.get(path) ?? path, text])),
  );
  if (!after) return edited;
  const groups = ['screens', 'endpoints', 'entities'] as const;
  const edits = groups.flatMap((group) => {
    const declared: ReadonlyMap<string, Declared<unknown>> = before[group];
    return [...declared].flatMap(([id, { value }]) => {
      const now = after[group].get(id) ?? after[group].get(renaming.to);
      return now ? difference(changedWithin(value, renaming), now.place, isMeant) : [];
    });
  });
  const old = new Map([...moved].map(([from, to]) => [to, from]));
  return applyEdits(
    edited,
    edits.map((edit) => ({ ...edit, file: old.get(edit.file) ?? edit.file })),
  );
}

/** Keys whose objects map ids of screens. */
const BY_SCREEN = ['tiles', 'pages'];

/** The value with every text that equals the old name replaced, and every key that is an old screen. */
function changedWithin(value: unknown, { noun, from, to }: Renaming): unknown {
  const pointer = (text: string) => text.replace(`#/endpoints/${from}/`, `#/endpoints/${to}/`);
  const named = (held: object) =>
    Object.fromEntries(Object.entries(held).map(([key, one]) => [key === from ? to : key, one]));
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) => {
      if (one === from) return to;
      if (typeof one === 'string') return pointer(one);
      return noun === 'screen' && BY_SCREEN.includes(key) && isObject(one) ? named(one) : one;
    }),
  );
}

/** The edits that make the declaration at a place equal `wanted`. */
function difference(wanted: unknown, place: Place, isMeant: (key: string) => boolean): Edit[] {
  const now = valueAt(place.file.value, place.path);
  if (JSON.stringify(wanted) === JSON.stringify(now)) return [];
  const node = nodeAt(place);
  if (!isObject(wanted) || !isObject(now) || node?.type !== 'object') return [];
  return [...new Set([...Object.keys(wanted), ...Object.keys(now)])].flatMap((key): Edit[] => {
    const child = place.child(key);
    const inner = nodeAt(child);
    if (!isMeant(key) || JSON.stringify(wanted[key]) === JSON.stringify(now[key])) return [];
    if (!inner) return addKey(place, key, wanted[key] ?? null);
    if (inner.type === 'object') return difference(wanted[key], child, () => true);
    const text = JSON.stringify(wanted[key] ?? null, null, 1).replaceAll(/\s*\n\s*/g, ' ');
    return [{ file: child.file.path, offset: inner.offset, length: inner.length, text }];
  });
}
