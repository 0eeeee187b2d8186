import { isDescriptor } from '../../core/files/descriptor.ts';
import type { Row } from '../../core/scope.ts';
import type { FormField } from '../../model.ts';

const KEPT = 'draft';

/** Whose draft it is, and of which address. */
export interface DraftOf {
  readonly route: string;
  readonly user: string;
}

/** What was typed, and what it was typed over. */
export interface Draft {
  readonly values: Row;
  /** As the record had it, by field name, and the version of the record. */
  readonly start?: Row;
  readonly basedOn?: string;
  /** How chosen records read, by field name. */
  readonly labels?: Row;
  /** The session ended; absent: the page was left or loaded again. */
  readonly signedOut?: true;
}

/** What of a form can be kept as text: no files, and never a password. */
export function draftable(fields: readonly FormField[], values: Row): Row {
  const secret = new Set(fields.filter(({ field }) => field === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && !isDescriptor(value)),
  );
}

/** The draft in its kept text, when it is this person's and of this address. */
export function readDraft(text: string | null, { route, user }: DraftOf): Draft | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isDraft(draft) || draft.route !== route || draft.user !== user) return undefined;
    return draft;
  } catch {
    return undefined;
  }
}

export function writeDraft({ route, user }: DraftOf, draft: Draft): string {
  return JSON.stringify({ route, user, ...draft });
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

function isDraft(value: unknown): value is DraftOf & Draft {
  return isRow(value) && isRow(value.values) && (value.start === undefined || isRow(value.start));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
