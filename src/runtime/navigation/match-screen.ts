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
  const pathSegments = segmentsOf(pathname);
  for (const { entry, segments } of routesOf(screens)) {
    const params = matchSegments(segments, pathSegments);
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
    .sort((firstRoute, secondRoute) => literalFirst(firstRoute.segments, secondRoute.segments));
}

function literalFirst(mine: readonly string[], others: readonly string[]): number {
  for (let segmentIndex = 0; segmentIndex < Math.min(mine.length, others.length); segmentIndex++) {
    const difference = Number(isParameter(mine[segmentIndex])) - Number(isParameter(others[segmentIndex]));
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
  for (const [segmentIndex, segment] of pattern.entries()) {
    const pathSegment = path[segmentIndex] ?? '';
    if (!isParameter(segment)) {
      if (segment !== pathSegment) return undefined;
    } else {
      params[segment.slice(1, -1)] = decoded(pathSegment);
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
