import type { HandMade, OwnParts } from '../model.ts';
import { loadChunk } from './chunks.ts';
import { handMade } from './product.ts';

type Group = keyof OwnParts;
/** What the chunk of a hand-made part holds; the generated holes have checked its type. */
type PartModule = { readonly default: unknown; readonly inWords?: (value: unknown) => string };

const arrived = new WeakMap<HandMade, Map<string, PartModule>>();

/** Whether the product has such a part. */
export function hasPart(group: Group, name: string): boolean {
  return Object.hasOwn(handMade()[group] ?? {}, name);
}

/** The part, if its chunk is here already. */
export function loadedPart(group: Group, name: string): PartModule | undefined {
  return arrived.get(handMade())?.get(`${group} ${name}`);
}

/** Loads the chunk of a part. Throws when it cannot be loaded, or when there is no such part; the next call tries again. */
export async function loadPart(group: Group, name: string): Promise<PartModule> {
  const all = handMade();
  // Its props are given where it is drawn; the loader knows only that it is a module.
  const load = all[group]?.[name] as (() => Promise<PartModule>) | undefined;
  if (!load) throw new Error(`There is no hand-made part "${name}" among the ${group}.`);
  const module = await loadChunk(load);
  const known = arrived.get(all) ?? new Map<string, PartModule>();
  arrived.set(all, known.set(`${group} ${name}`, module));
  return module;
}

/**
 * Loads the parts of a screen with the screen, so that it is drawn once, whole. Widgets may be large: they are only begun.
 * A part that cannot be loaded is reported in its place, with Retry.
 */
export async function loadOwnParts({ widgets = [], ...small }: OwnParts = {}): Promise<void> {
  for (const name of widgets) void loadPart('widgets', name).catch(() => undefined);
  const groups = Object.entries(small) as [Group, readonly string[]][];
  const begun = groups.flatMap(([group, names]) =>
    names.map((name) => loadPart(group, name).catch(() => undefined)),
  );
  await Promise.all(begun);
}
