import type { IconName } from '../ui/icons.tsx';
import { LITERAL, matchScore } from './match-score.ts';

/** One entry of the palette. An entry with `href` is a link, which can also be opened in a new tab. */
export interface Entry {
  /** Unique in the palette, and stable while the entry means the same. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from entries with the same name. */
  readonly hint?: string;
  /** Additional search texts. */
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

/** A group with the maximum number of shown matches. */
interface Offer extends Group {
  readonly most?: number;
}

/**
 * The entries that match the query, best first; all in their order for an empty query. Scattered letters (fuzzy matches) count
 * only when no entry contains the words.
 */
export function fitting(groups: readonly Offer[], query: string): readonly Group[] {
  if (query.trim() === '') return groups;
  const scored = groups.map(({ entries }) =>
    entries.map((entry) => ({ entry, score: matchScore(query, [entry.label, ...textsOf(entry)]) })),
  );
  const isLiteral = scored.flat().some(({ score }) => score >= LITERAL);
  return groups.map(({ id, label, most = Infinity }, groupIndex) => {
    const matches = (scored[groupIndex] ?? [])
      .filter(({ score }) => score >= (isLiteral ? LITERAL : 1))
      .sort((firstMatch, secondMatch) => secondMatch.score - firstMatch.score);
    return { id, label, entries: matches.slice(0, most).map(({ entry }) => entry) };
  });
}

function textsOf({ hint, words = [] }: Entry): readonly string[] {
  return hint === undefined ? words : [hint, ...words];
}
