import type { Roles } from '../../../core/model.ts';
import type { CoreDeclarations } from './declarations.ts';

/** Replaces an unknown role set, to avoid follow-up errors. */
export const unknownRoles: Roles = [];

const invalid = new WeakSet<readonly number[]>();

/** Marks a set with an unknown role, which is reported at the set and not at each use. */
export function markInvalid(roles: readonly number[]): Roles {
  invalid.add(roles);
  return roles;
}

/** Whether what is wrong with the set is reported where it is declared. */
export function isDoubtful(roles: readonly unknown[]): boolean {
  return roles === unknownRoles || invalid.has(roles as readonly number[]);
}

/** The roles in `seen` that are not in `allowed`. */
export function refusedRoles(seen: Roles, allowed: Roles): readonly number[] | 'the public' {
  if (allowed === 'public' || allowed === unknownRoles || seen === unknownRoles) return [];
  if (invalid.has(allowed)) return [];
  if (seen === 'public') return 'the public';
  return seen.filter((role) => !allowed.includes(role));
}

/** The names of roles, as the subject of a sentence. */
export function roleWords({ app }: CoreDeclarations, roles: readonly number[] | 'the public'): string {
  if (typeof roles === 'string') return roles;
  return roles.map((role) => app.value.roles[role] ?? String(role)).join(', ');
}
