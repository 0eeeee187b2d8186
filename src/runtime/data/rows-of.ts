import type { Answer } from './read-answer.ts';
import { type Row, readPath } from './scope.ts';

/** The rows of an answer, or with a path those that its one record holds. */
export function rowsOf(answer: Answer | undefined, path: string | undefined): readonly Row[] {
  if (!path) return answer?.rows ?? [];
  const held = readPath(answer?.item, path);
  return Array.isArray(held) ? held : [];
}
