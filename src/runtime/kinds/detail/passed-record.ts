import type { Row } from '../../../../core/scope.ts';

/** The row that the list passed, unless it is another record than the one asked for: a list may lead to what its rows are about. */
export function passedRecord(
  passed: Row | undefined,
  input: Readonly<Record<string, unknown>>,
): Row | undefined {
  const isAnother =
    passed?.id !== undefined && input.id !== undefined && String(passed.id) !== String(input.id);
  return isAnother ? undefined : passed;
}
