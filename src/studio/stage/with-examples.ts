import { isRecord } from '../../../core/record.ts';
import type { ExampleAnswer } from '../../../core/studio.ts';

/** What stands in for the answer of a call, whole or in part; undefined where the server knows all of it. */
export function exampleAt(examples: readonly ExampleAnswer[], path: string): ExampleAnswer | undefined {
  const matches = examples.filter((example) => isAt(example.path, path));
  // `/book/authors` is no `/book/{id}`.
  return matches.find((example) => example.path === path) ?? matches[0];
}

function isAt(pattern: string, path: string): boolean {
  const [steps, pathSteps] = [pattern.split('/'), path.split('/')];
  return (
    steps.length === pathSteps.length &&
    steps.every(
      (step, index) => step === pathSteps[index] || (/^\{.+\}$/.test(step) && pathSteps[index] !== ''),
    )
  );
}

/** An answer with the fields that its rows, or its record, do not have yet. */
export function withFields(answer: unknown, fields: ExampleAnswer['fields']): unknown {
  if (!isRecord(answer)) return answer;
  const { data } = answer;
  if (Array.isArray(data))
    return { ...answer, data: data.map((row: unknown) => (isRecord(row) ? { ...fields, ...row } : row)) };
  if (!isRecord(data)) return answer;
  return { ...answer, data: Array.isArray(data.data) ? withFields(data, fields) : { ...fields, ...data } };
}
