import type { Row } from '../data/scope.ts';
import { isDescriptor } from '../files/descriptor.ts';
import type { FormField } from '../model.ts';

const KEPT = 'draft';

/** Whose draft it is, and of which address. */
export interface DraftOf {
  readonly route: string;
  readonly user: string;
}

/** What of a form can be kept as text: no files, and never a password. */
export function draftable(fields: readonly FormField[], values: Row): Row {
  const secret = new Set(fields.filter(({ field }) => field === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && !isDescriptor(value)),
  );
}

/** The draft in its kept text, when it is this person's and of this address. */
export function readDraft(text: string | null, { route, user }: DraftOf): Row | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isDraft(draft) || draft.route !== route || draft.user !== user) return undefined;
    return draft.values;
  } catch {
    return undefined;
  }
}

export function writeDraft(of: DraftOf, values: Row): string {
  return JSON.stringify({ ...of, values });
}

/** The kept text; null where there is none or storage is blocked. */
export function keptDraft(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Keeps the text in this tab, or forgets it. */
export function keepDraft(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, text);
  } catch {
    // Without storage the form begins anew.
  }
}

function isDraft(value: unknown): value is DraftOf & { values: Row } {
  return typeof value === 'object' && value !== null && 'values' in value && isRow(value.values);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
