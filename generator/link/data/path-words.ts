import type { LinkedEndpoint } from '../context/linked.ts';

/** Gives each endpoint the words that its path parameters cannot hold, since another path has them at their place. */
export function linkPathWords(endpoints: Map<string, LinkedEndpoint>): void {
  const groups = new Map<string, string[][]>();
  for (const { endpoint } of endpoints.values()) {
    const segments = endpoint.path.split('/');
    const key = `${endpoint.method} ${segments.length}`;
    groups.set(key, [...(groups.get(key) ?? []), segments]);
  }
  for (const [id, linked] of endpoints) {
    const { method, path } = linked.endpoint;
    if (!path.includes('{')) continue;
    const segments = path.split('/');
    const rivals = groups.get(`${method} ${segments.length}`) ?? [];
    const words: Record<string, string[]> = {};
    for (const rival of rivals) {
      const taken = takenWord(segments, rival);
      if (!taken) continue;
      const known = words[taken.name] ?? [];
      if (!known.includes(taken.word)) words[taken.name] = [...known, taken.word];
    }
    if (Object.keys(words).length > 0)
      endpoints.set(id, { ...linked, endpoint: { ...linked.endpoint, words } });
  }
}

/** The parameter that another path has a word for, where all else may be the same. Of two paths the one with the earlier word counts. */
function takenWord(segments: readonly string[], rival: readonly string[]) {
  const isParameter = (segment: string) => segment.startsWith('{');
  const pairs = segments.map((segment, index) => [segment, rival[index] ?? ''] as const);
  if (pairs.some(([own, other]) => !isParameter(own) && !isParameter(other) && own !== other))
    return undefined;
  const differing = pairs.filter(([own, other]) => isParameter(own) !== isParameter(other));
  const named = differing.filter(([own]) => isParameter(own));
  const [first] = named;
  if (!first || first !== differing[0] || named.length > 1) return undefined;
  return { name: first[0].slice(1, -1), word: first[1] };
}
