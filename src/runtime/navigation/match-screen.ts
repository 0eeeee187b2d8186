import type { ScreenEntry } from '../../../core/model.ts';

export interface Match {
  readonly entry: ScreenEntry;
  /** Decoded route parameters. */
  readonly params: Record<string, string>;
}

interface Route<S = ScreenEntry> {
  readonly entry: S;
  readonly segments: readonly string[];
}

const compiled = new WeakMap<readonly ScreenEntry[], readonly Route[]>();

/** The screen of a path; when several match, a literal segment has precedence over a parameter. */
export function matchScreen(screens: readonly ScreenEntry[], pathname: string): Match | undefined {
  const wanted = segmentsOf(pathname);
  for (const { entry, segments } of routesOf(screens)) {
    const params = matchSegments(segments, wanted);
    if (params) return { entry, params };
  }
  return undefined;
}

/** The parameters of a path that matches a pattern such as `/book/edit/{id}`; undefined when it does not match. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  return matchSegments(segmentsOf(pattern), segmentsOf(pathname));
}

function routesOf(screens: readonly ScreenEntry[]): readonly Route[] {
  let routes = compiled.get(screens);
  if (!routes) {
    routes = sortedRoutes(screens);
    compiled.set(screens, routes);
  }
  return routes;
}

/** The routes of screens, sorted so that the first one that matches a path is the one meant. */
export function sortedRoutes<S extends Pick<ScreenEntry, 'route'>>(
  screens: readonly S[],
): readonly Route<S>[] {
  return screens
    .map((entry) => ({ entry, segments: segmentsOf(entry.route) }))
    .sort((one, other) => literalFirst(one.segments, other.segments));
}

function literalFirst(mine: readonly string[], others: readonly string[]): number {
  for (let at = 0; at < Math.min(mine.length, others.length); at++) {
    const difference = Number(isParameter(mine[at])) - Number(isParameter(others[at]));
    if (difference !== 0) return difference;
  }
  return mine.length - others.length;
}

function matchSegments(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const given = path[at] ?? '';
    if (!isParameter(segment)) {
      if (segment !== given) return undefined;
    } else {
      params[segment.slice(1, -1)] = decoded(given);
    }
  }
  return params;
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') ?? false;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A malformed escape sequence is taken literally. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
