import type { Roles } from '../../../src/runtime/model.ts';
import type { CoreDeclarations } from './declarations.ts';

/** Replaces an unknown role set, to avoid follow-up errors. */
export const unknownRoles: Roles = [];

const doubted = new WeakSet<readonly number[]>();

/** Marks a set with an unknown role: it is reported at the set, and not where the set is used. */
export function doubtful(roles: readonly number[]): Roles {
  doubted.add(roles);
  return roles;
}

/** Roles of `seen` that `allowed` refuses. */
export function refusedRoles(seen: Roles, allowed: Roles): readonly number[] | 'the public' {
  if (allowed === 'public' || allowed === unknownRoles || seen === unknownRoles) return [];
  if (doubted.has(allowed)) return [];
  if (seen === 'public') return 'the public';
  return seen.filter((role) => !allowed.includes(role));
}

/** The names of roles, as a sentence's subject. */
export function roleWords({ app }: CoreDeclarations, roles: readonly number[] | 'the public'): string {
  if (typeof roles === 'string') return roles;
  return roles.map((role) => app.value.roles[role] ?? String(role)).join(', ');
}
