import type { CourseCreateBody } from './generated/types/course.ts';

/** A group of parts, all of which or any of which are to be read. */
export type Group = CourseCreateBody['rule'];
/** A book, as soon as it is chosen; with `parts` it is a group. */
export type Part = Group['parts'][number];
/** The places on the way from the whole rule to a part; none: the rule itself. */
export type Path = readonly number[];

export const emptyGroup: Group = { match: 'all', parts: [] };

/** `parts.0.parts.1`, as messages name it. */
export function nameOf(path: Path, ...rest: readonly string[]): string {
  return [...path.flatMap((place) => ['parts', String(place)]), ...rest].join('.');
}

/** The rule with another group at a path; the rule itself where there is none. */
export function changeGroup(rule: Group, path: Path, change: (group: Group) => Group): Group {
  const [place, ...deeper] = path;
  if (place === undefined) return change(rule);
  const inside = rule.parts[place];
  if (!inside || !isGroup(inside)) return rule;
  return { ...rule, parts: rule.parts.with(place, changeGroup(inside, deeper, change)) };
}

export function addPart(rule: Group, path: Path, part: Part): Group {
  return changeGroup(rule, path, (group) => ({ ...group, parts: [...group.parts, part] }));
}

export function changePart(rule: Group, path: Path, part: Part): Group {
  return changeGroup(rule, path.slice(0, -1), (group) => ({
    ...group,
    parts: group.parts.with(path.at(-1) ?? 0, part),
  }));
}

export function removePart(rule: Group, path: Path): Group {
  return changeGroup(rule, path.slice(0, -1), (group) => ({
    ...group,
    parts: group.parts.filter((_, place) => place !== path.at(-1)),
  }));
}

/** The part one place up or down among its siblings; the same rule where it cannot. */
export function movePart(rule: Group, path: Path, by: 1 | -1): Group {
  const from = path.at(-1) ?? 0;
  return changeGroup(rule, path.slice(0, -1), (group) => {
    const part = group.parts[from];
    const to = from + by;
    if (!part || to < 0 || to >= group.parts.length) return group;
    return { ...group, parts: group.parts.toSpliced(from, 1).toSpliced(to, 0, part) };
  });
}

export function isGroup(part: Part): part is Group {
  return part.parts !== undefined && part.match !== undefined;
}

/** How the rule reads: `all of (Emma, any of (Persuasion, Ulysses))`. */
export function inWords(
  group: Group,
  words: { all: string; any: string; nothing: string; title(book: number): string },
): string {
  const parts = group.parts.map((part) =>
    isGroup(part) ? inWords(part, words) : part.book === undefined ? words.nothing : words.title(part.book),
  );
  return `${words[group.match]} (${parts.join(', ') || words.nothing})`;
}
