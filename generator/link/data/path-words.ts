import type { Endpoint } from '../../../core/model.ts';
import type { LinkedEndpoint } from '../context/linked.ts';

type Words = NonNullable<Endpoint['words']>;

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
    for (const [name, word] of rivals.flatMap((rival) => takenWord(segments, rival) ?? [])) {
      const named = words[name] ?? [];
      if (!named.includes(word)) words[name] = [...named, word];
    }
    if (Object.keys(words).length > 0)
      endpoints.set(id, { ...linked, endpoint: { ...linked.endpoint, words: words satisfies Words } });
  }
}

/** The one parameter that another path has a word for, where all else may be the same; at the first difference the word counts. */
function takenWord(
  segments: readonly string[],
  rival: readonly string[],
): readonly [readonly [string, string]] | undefined {
  const isParameter = (segment = '') => segment.startsWith('{');
  const differing = segments.flatMap((segment, index) => {
    const other = rival[index] ?? '';
    return isParameter(segment) === isParameter(other) && (isParameter(segment) || segment === other)
      ? []
      : [[segment, other] as const];
  });
  const [first] = differing;
  if (!first || !isParameter(first[0])) return undefined;
  const literals = differing.filter(([segment]) => isParameter(segment));
  const isSame = differing.every(([segment, other]) => isParameter(segment) !== isParameter(other));
  return isSame && literals.length === 1 ? [[first[0].slice(1, -1), first[1]]] : undefined;
}
