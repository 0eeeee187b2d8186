import { Problems } from '../../diagnostics/problems.ts';
import type { Language } from '../../load/language.ts';
import type { Declared } from './declarations.ts';
import type { Notes } from './notes.ts';
import { isSame, Reads, type World } from './reads.ts';

/** What links one declaration; `recording` is the same with notes and problems of its own. */
export interface Linking {
  readonly language: Language;
  readonly problems: Problems;
  readonly notes: Notes;
  readonly world: World;
  recording(reads: Reads, problems: Problems): this;
}

interface Kept {
  readonly declared: Declared<unknown>;
  readonly language: Language;
  readonly reads: Reads;
  readonly result: unknown;
  readonly notes: Notes;
  /** The exceptions that were needed; contains no problem. */
  readonly problems: Problems;
}

/** Of each declaration the last two states are kept: a mistake that is made and mended leads from one to the other and back. */
const STATES = 2;

export interface StepOptions<T> {
  /** The result for a declaration that says the same at another place; without it, it is linked again. */
  readonly moved?: (result: T, declared: Declared<unknown>) => T;
  /** The earlier result, if the later says the same: whoever read it stays as it is. */
  readonly settled?: (later: T, earlier: T) => T | undefined;
}

/**
 * The incremental cache of linking. Each declaration is linked again only when it changed, or an answer to what it asked
 * of the others. One that reports a problem is never kept; what was kept before stays, for the time when the mistake is
 * mended.
 */
export class StepMemory {
  readonly #kept = new Map<string, readonly Kept[]>();

  link<T, L extends Linking>(
    linker: L,
    [kind, declared]: readonly [kind: string, declared: Declared<unknown>],
    link: (linker: L) => T,
    { moved, settled }: StepOptions<T> = {},
  ): T {
    const key = `${kind} ${declared.id}`;
    const states = this.#kept.get(key) ?? [];
    const freshState = states.find(
      (state) =>
        state.language === linker.language &&
        (moved ? isSame(state.declared, declared) : state.declared === declared) &&
        state.reads.hold(linker.world),
    );
    const step = freshState ? here(freshState, declared, moved) : linkAnew(linker, declared, link);
    const earlier = freshState ? [] : states.map(({ result }) => settled?.(step.result as T, result as T));
    const result = earlier.find((settledResult) => settledResult !== undefined) ?? step.result;
    const notes = step.notes.in(linker.world.files);
    const nextState = { ...step, notes, result };
    if (nextState.problems.isEmpty)
      this.#kept.set(key, [nextState, ...states.filter((state) => state !== freshState)].slice(0, STATES));
    linker.problems.take(nextState.problems);
    linker.notes.add(notes);
    return nextState.result as T;
  }
}

function linkAnew<T, L extends Linking>(
  linker: L,
  declared: Declared<unknown>,
  link: (linker: L) => T,
): Kept {
  const reads = new Reads();
  const recorder = linker.recording(reads, new Problems());
  const result = link(recorder);
  const { language, notes, problems } = recorder;
  return { declared, language, reads, result, notes, problems };
}

function here<T>(kept: Kept, declared: Declared<unknown>, moved: StepOptions<T>['moved']): Kept {
  if (kept.declared === declared || !moved) return kept;
  return { ...kept, declared, result: moved(kept.result as T, declared) };
}
