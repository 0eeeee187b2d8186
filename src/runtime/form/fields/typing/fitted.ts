import type { Row } from '../../../../../core/scope.ts';

/** The nearest number that the body takes; undefined where this one is taken, or is none. */
export function fittedTo(property: Row | undefined, value: unknown): number | undefined {
  if (typeof value !== 'number') return undefined;
  const { minimum, maximum } = property ?? {};
  if (typeof maximum === 'number' && value > maximum) return maximum;
  if (typeof minimum === 'number' && value < minimum) return minimum;
  return undefined;
}
