import type { HandMade, OwnParts } from '../../../core/model.ts';
import { loadChunk } from './chunks.ts';
import { handMade } from './product.ts';

type Group = keyof OwnParts;
/** The module of a hand-made part; its type is checked where the generated holes are filled. */
type PartModule = { readonly default: unknown; readonly inWords?: (value: unknown) => string };

const arrived = new WeakMap<HandMade, Map<string, PartModule>>();

/** Whether the product has such a part. */
export function hasPart(group: Group, name: string): boolean {
  return Object.hasOwn(handMade()[group] ?? {}, name);
}

/** The part, if its chunk is already loaded. */
export function loadedPart(group: Group, name: string): PartModule | undefined {
  return arrived.get(handMade())?.get(`${group} ${name}`);
}

/** Loads the chunk of a part. Throws when it cannot be loaded, or when there is no such part; the next call tries again. */
export async function loadPart(group: Group, name: string): Promise<PartModule> {
  const partLoaders = handMade();
  // The loader cannot know the part's props; they are given where it is rendered.
  const load = partLoaders[group]?.[name] as (() => Promise<PartModule>) | undefined;
  if (!load) throw new Error(`There is no hand-made part "${name}" among the ${group}.`);
  const module = await loadChunk(load);
  const loadedParts = arrived.get(partLoaders) ?? new Map<string, PartModule>();
  arrived.set(partLoaders, loadedParts.set(`${group} ${name}`, module));
  return module;
}

/** Loads a screen's parts with it, so that it renders once. Widgets may be large: begun, not awaited. Failures show in place. */
export async function loadOwnParts({ widgets = [], ...small }: OwnParts = {}): Promise<void> {
  for (const name of widgets) void loadPart('widgets', name).catch(() => undefined);
  const groups = Object.entries(small) as [Group, readonly string[]][];
  const begun = groups.flatMap(([group, names]) =>
    names.map((name) => loadPart(group, name).catch(() => undefined)),
  );
  await Promise.all(begun);
}
