import { compare } from '../../diagnostics/problems.ts';

/** Names of the `{parameters}` of a route or path, in order. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The pattern without parameter names: two patterns with the same shape match the same URLs. */
export function shapeOf(pattern: string): string {
  return pattern.replace(/\{\w+\}/g, '{}');
}

/**
 * Orders routes so that the first match is the most specific: literal segments come before parameters, else by code
 * units.
 */
export function compareRoutes(a: string, b: string): number {
  const firstSegments = a.split('/');
  const secondSegments = b.split('/');
  for (let index = 0; index < Math.min(firstSegments.length, secondSegments.length); index += 1) {
    const [firstSegment = '', secondSegment = ''] = [firstSegments[index], secondSegments[index]];
    const order =
      Number(firstSegment.startsWith('{')) - Number(secondSegment.startsWith('{')) ||
      compare(firstSegment, secondSegment);
    if (order !== 0) return order;
  }
  return firstSegments.length - secondSegments.length;
}
