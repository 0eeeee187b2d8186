import type { Roles } from './model.ts';
import { parseJson } from './read-value.ts';
import { isRecord } from './record.ts';

/** The signed-in account. */
export interface User {
  readonly id: number | string;
  readonly username: string;
  readonly role: number;
  readonly role_string: string;
  readonly name?: string;
  readonly avatar_url?: string;
  /** Who it is for other services, where the answer says it. */
  readonly uuid?: string;
  /** What the answer said under each of the names that may stand for the person's, where it did. */
  readonly answered?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the account from a sign-in answer or its stored text; undefined when it is invalid.
 * @param names fields with the person's name, in order of preference (`Product.session.name`)
 */
export function readUser(value: unknown, names: readonly string[] = ['name']): User | undefined {
  const from = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(from)) return undefined;
  const role = Number(from.role);
  // A role is one whole number: '23' must not match 2 and 3.
  if (!Number.isInteger(role) || from.role === '' || from.role === null) return undefined;
  const stored = isRecord(from.answered) ? from.answered : undefined;
  const answered = stored ?? Object.fromEntries(names.map((field) => [field, text(from[field]) ?? null]));
  const name = text(stored ? from.name : Object.values(answered).find(Boolean));
  const avatar = text(from.avatar_url);
  const uuid = text(from.uuid);
  return {
    id: typeof from.id === 'number' ? from.id : (text(from.id) ?? ''),
    username: text(from.username) ?? '',
    role,
    role_string: text(from.role_string) ?? '',
    ...(name ? { name } : {}),
    ...(avatar ? { avatar_url: avatar } : {}),
    ...(uuid ? { uuid } : {}),
    answered,
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether this account has one of `roles`. Compared as numbers, never as text. */
export function allows(roles: Roles, user: User | undefined): boolean {
  return roles === 'public' || (user !== undefined && roles.includes(user.role));
}
