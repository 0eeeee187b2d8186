import { readStored, writeStored } from '../../../runtime/index.ts';

/** How something is called, by `kind:id`. */
export type KeptName = readonly [key: string, name: string];

const MOST = 500;
const keyOf = (account: number) => `promotion-names ${account}`;

/** What the account has chosen in this browser last: a draft has ids alone. */
export function keptNames(account: number): readonly KeptName[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(account)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isName) : [];
  } catch {
    return [];
  }
}

export function keepNames(account: number, chosen: readonly KeptName[]): void {
  const fresh = new Set(chosen.map(([key]) => key));
  const updatedNames = [...keptNames(account).filter(([key]) => !fresh.has(key)), ...chosen];
  writeStored(keyOf(account), JSON.stringify(updatedNames.slice(-MOST)));
}

const isName = (candidate: unknown): candidate is KeptName =>
  Array.isArray(candidate) && candidate.length === 2 && candidate.every((part) => typeof part === 'string');
