import type { Roles } from '../../../src/runtime/model.ts';
import type { CoreDeclarations } from './declarations.ts';

/** Replaces an unknown role set, so that one mistake is not reported twice. */
export const unknownRoles: Roles = [];

const doubted = new WeakSet<readonly number[]>();

/** Marks a set with a role that is not there: it is reported at itself, and not at all who are refused by it. */
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
