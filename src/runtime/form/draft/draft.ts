import { isDescriptor } from '../../core/files/descriptor.ts';
import type { Row } from '../../core/scope.ts';
import { DRAFTS, readStored, storedNames, tabName, writeStored } from '../../core/storage.ts';
import type { FormField } from '../../model.ts';

/** Drafts that nobody has come back to for so long are forgotten; ms. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** Whose draft it is, and of which form: its address, and of what record. */
export interface DraftOf {
  readonly place: string;
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

/** A draft as it is kept. */
export interface KeptDraft extends Draft {
  /** When it was kept; ms since 1970. */
  readonly at: number;
  /** Its name in the storage. */
  readonly key: string;
}

/** What of a form can be kept as text: no files, and never a password. */
export function draftable(fields: readonly FormField[], values: Row): Row {
  const secret = new Set(fields.filter(({ field }) => field === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && !isDescriptor(value)),
  );
}

/** The draft of this person and form: this tab's own, else the newest that a closed tab has left. */
export function findDraft(of: DraftOf): KeptDraft | undefined {
  const own = keyOf(of);
  const found = storedNames(prefixOf(of)).flatMap((key) => readDraft(key) ?? []);
  return found.find(({ key }) => key === own) ?? found.sort((a, b) => b.at - a.at)[0];
}

/** Keeps this tab's draft of a form in this browser, or forgets it. */
export function keepDraft(of: DraftOf, draft: Draft | undefined): void {
  for (const key of storedNames(DRAFTS)) if (!readDraft(key)) forgetDraft(key);
  writeStored(keyOf(of), draft && JSON.stringify({ ...draft, at: Date.now() }));
}

export function forgetDraft(key: string): void {
  writeStored(key, undefined);
}

function prefixOf({ place, user }: DraftOf): string {
  return `${DRAFTS}${user} ${place} `;
}

/** Two tabs may fill the same form with different things. */
function keyOf(of: DraftOf): string {
  return prefixOf(of) + tabName();
}

function readDraft(key: string): KeptDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? 'null');
    return isDraft(draft) && Date.now() - draft.at < KEPT_FOR ? { ...draft, key } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft & { at: number } {
  if (!isRow(value) || !isRow(value.values) || typeof value.at !== 'number') return false;
  return value.start === undefined || isRow(value.start);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
