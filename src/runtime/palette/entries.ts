import type { IconName } from '../ui/icons.tsx';
import { LITERAL, matchScore } from './match-score.ts';

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

/** A group, and how many of its entries may be shown of those that fit. */
interface Offer extends Group {
  readonly most?: number;
}

/**
 * The entries that fit what was typed, the best first; all, as they are, when nothing was typed. Letters that only
 * happen to follow each other count where nothing has the words themselves.
 */
export function fitting(groups: readonly Offer[], query: string): readonly Group[] {
  if (query.trim() === '') return groups;
  const scored = groups.map(({ entries }) =>
    entries.map((entry) => ({ entry, score: matchScore(query, [entry.label, ...textsOf(entry)]) })),
  );
  const isLiteral = scored.flat().some(({ score }) => score >= LITERAL);
  return groups.map(({ id, label, most = Infinity }, at) => {
    const found = (scored[at] ?? [])
      .filter(({ score }) => score >= (isLiteral ? LITERAL : 1))
      .sort((one, other) => other.score - one.score);
    return { id, label, entries: found.slice(0, most).map(({ entry }) => entry) };
  });
}

function textsOf({ hint, words = [] }: Entry): readonly string[] {
  return hint === undefined ? words : [hint, ...words];
}
