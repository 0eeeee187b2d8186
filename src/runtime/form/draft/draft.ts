import type { FormField } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { isDescriptor } from '../../base/files/descriptor.ts';
import { DRAFTS, readStored, storedNames, tabName, writeStored } from '../../base/storage.ts';

/** Drafts older than this are deleted; ms. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** Identifies a draft: account, form address and record. */
export interface DraftOf {
  readonly place: string;
  readonly user: string;
}

/** The typed values and the values they replaced. */
export interface Draft {
  readonly values: Row;
  /** The record's values by field name, and its version. */
  readonly start?: Row;
  readonly basedOn?: string;
  /** Labels of chosen records by field name, one for each value. */
  readonly labels?: Row;
  /** The session ended; absent when the page was left or reloaded. */
  readonly signedOut?: true;
}

/** A stored draft. */
export interface KeptDraft extends Draft {
  /** When it was stored; ms since 1970. */
  readonly at: number;
  /** Its storage key. */
  readonly key: string;
}

/** Filters the values that can be stored as text: no files, and never a password. */
export function draftable(fields: readonly FormField[], values: Row): Row {
  const secret = new Set(fields.filter(({ field }) => field === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && ![value].flat().some(isDescriptor)),
  );
}

/** The draft of this user and form: this tab's own, else the newest of a closed tab. */
export function findDraft(draftIdentity: DraftOf): KeptDraft | undefined {
  const tabKey = keyOf(draftIdentity);
  const keptDrafts = storedNames(prefixOf(draftIdentity)).flatMap((key) => readDraft(key) ?? []);
  return keptDrafts.find(({ key }) => key === tabKey) ?? keptDrafts.sort((a, b) => b.at - a.at)[0];
}

/** Stores or deletes this tab's draft of a form; one without a value, as where only a file was chosen, is not kept. */
export function keepDraft(draftIdentity: DraftOf, draft: Draft | undefined): void {
  for (const key of storedNames(DRAFTS)) if (!readDraft(key)) forgetDraft(key);
  const isWorth = draft && Object.keys(draft.values).length > 0;
  writeStored(keyOf(draftIdentity), isWorth ? JSON.stringify({ ...draft, at: Date.now() }) : undefined);
}

export function forgetDraft(key: string): void {
  writeStored(key, undefined);
}

function prefixOf({ place, user }: DraftOf): string {
  return `${DRAFTS}${user} ${place} `;
}

/** Two tabs may fill the same form with different values. */
function keyOf(draftIdentity: DraftOf): string {
  return prefixOf(draftIdentity) + tabName();
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
