import type { IconName } from '../ui/icons.tsx';
import { matchScore } from './match-score.ts';

/** One line of the palette. With `href` it is a link, which also opens in a new tab. */
export interface Entry {
  /** Unique in the palette, the same as long as the line means the same. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from entries of the same name. */
  readonly hint?: string;
  /** Further texts by which it is found. */
  readonly words?: readonly string[];
  readonly icon?: IconName;
  readonly lang?: string;
  readonly danger?: boolean;
  readonly href?: string;
  run(): void;
}

export interface Group {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The entries that fit what was typed, the best first; all, as they are, when nothing was typed. */
export function fitting(group: Group, query: string, most = Infinity): Group {
  if (query.trim() === '') return group;
  const found = group.entries
    .map((entry) => ({ entry, score: matchScore(query, [entry.label, ...textsOf(entry)]) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return { ...group, entries: found.slice(0, most).map(({ entry }) => entry) };
}

function textsOf({ hint, words = [] }: Entry): readonly string[] {
  return hint === undefined ? words : [hint, ...words];
}
