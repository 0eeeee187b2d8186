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
  const next = [...keptNames(account).filter(([key]) => !fresh.has(key)), ...chosen];
  writeStored(keyOf(account), JSON.stringify(next.slice(-MOST)));
}

const isName = (one: unknown): one is KeptName =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
