import type { Declarations, Placed } from '../../link/context/declarations.ts';
import { answeredEntity } from '../../link/data/live.ts';
import { isObject } from '../../schema/json-schema.ts';
import { childOf } from '../grammar-at.ts';

/** Where a screen names the call of its records. */
const CALLS = ['source', 'submit', 'load'];

/** The noun that a file declares, or whose records its screen shows or writes; undefined for another file. */
export function nounInView(declarations: Declarations, file: unknown): string | undefined {
  const isInView = ({ place }: Placed<unknown>) => place.file.path === file;
  const noun = [...declarations.entities.values()].find(isInView);
  if (noun) return noun.id;
  const screen = [...declarations.screens.values()].find(isInView);
  for (const key of CALLS) {
    const named = childOf(screen?.value, key);
    const call = declarations.endpoints.get(String(isObject(named) ? named.call : named))?.value;
    const entity = call && answeredEntity(call);
    if (entity !== undefined && declarations.entities.get(entity)?.value.table) return entity;
  }
  return undefined;
}

/** The file in view, then those whose screens its screen extends. */
export function filesInView(declarations: Declarations, file: unknown): string[] {
  const { screens } = declarations;
  const screen = [...screens.values()].find(({ place }) => place.file.path === file);
  if (!screen) return typeof file === 'string' ? [file] : [];
  const bases = [childOf(screen.value, 'extends') ?? []].flat();
  return [
    screen.place.file.path,
    ...bases.flatMap((id) => filesInView(declarations, screens.get(String(id))?.place.file.path)),
  ];
}
