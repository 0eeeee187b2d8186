import { isSameData } from '../../schema/same-data.ts';
import type { Declared, EndpointDeclaration } from './declarations.ts';
import type { LinkedEndpoint, LinkedEntity } from './linked.ts';
import { isSame, keepVersion } from './reads.ts';
import { isDoubtful } from './roles.ts';

const areAlike = (first: readonly unknown[], second: readonly unknown[]) =>
  isDoubtful(first) === isDoubtful(second);
const isSameLink = (first: unknown, second: unknown) => isSameData(first, second, areAlike);

/** The earlier entity, where the later says the same. */
export function settledEntity(later: LinkedEntity, earlier: LinkedEntity): LinkedEntity | undefined {
  return isSameLink(later, earlier) ? earlier : undefined;
}

/** The parts of an earlier call at the place of the later one, where both say the same: screens refer to these parts. */
export function settledEndpoint(later: LinkedEndpoint, earlier: LinkedEndpoint): LinkedEndpoint | undefined {
  const { place, declared, step, exports, ...statement } = later;
  const { place: _, declared: __, step: earlierStep, exports: ___, ...earlierStatement } = earlier;
  const isStepSame = isSameLink(
    step && { ...step, lifecycle: step.lifecycle.lifecycle },
    earlierStep && { ...earlierStep, lifecycle: earlierStep.lifecycle.lifecycle },
  );
  if (
    !isStepSame ||
    !isSameLink(declared.value, earlier.declared.value) ||
    !isSameLink(statement, earlierStatement)
  )
    return undefined;
  if (!isSame(exports, earlier.exports)) return undefined;
  if (place.file === earlier.place.file && step?.lifecycle === earlierStep?.lifecycle) return earlier;
  return keepVersion({ ...earlier, place, declared, ...(step ? { step } : {}) }, earlier);
}

/** A call at the place that it has now. */
export function movedEndpoint(
  linked: LinkedEndpoint,
  { place, id, value }: Declared<unknown>,
): LinkedEndpoint {
  const declared = { id, value: value as EndpointDeclaration, place };
  return keepVersion({ ...linked, place, declared }, linked);
}
