import type { Call as DeclaredCall } from '../../../core/generated/language/declarations.ts';
import type { Call } from '../../../core/model.ts';
import type { Placed } from '../context/declarations.ts';
import type { PathChecker, Resolver } from '../context/linker.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Site } from '../expressions/scope.ts';
import { linkSource } from './calls.ts';

/** Links the call whose message has to be known before somebody types or answers; `paths`: what of it is read. */
export function linkNotice(
  linker: Resolver & PathChecker,
  { value, place }: Placed<DeclaredCall>,
  { scope, seen }: Pick<Site, 'scope' | 'seen'>,
  paths: readonly string[],
): { readonly notice?: Call } {
  const linked = linkSource(linker, value, scope, { place, seen, rows: 'one' });
  if (!linked) return {};
  for (const path of paths) checkPath(linker, linked.endpoint.item, { path, place });
  return { notice: linked.call };
}
