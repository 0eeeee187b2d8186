import type { Roles } from '../model.ts';
import type { User } from './user.ts';

/** Whether this account may see something declared for `roles`. Compared as numbers, never as text. */
export function allows(roles: Roles, user: User | undefined): boolean {
  return roles === 'public' || (user !== undefined && roles.includes(user.role));
}
