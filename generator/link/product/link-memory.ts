import { Problems } from '../../diagnostics/problems.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import type { Language } from '../../load/language.ts';
import { isSameData } from '../../schema/same-data.ts';
import { linkLifecycles } from '../behaviour/lifecycles.ts';
import { linkWidgets } from '../behaviour/widgets.ts';
import type { CoreDeclarations, Declarations, Declared } from '../context/declarations.ts';
import type { LinkedEndpoint, LinkedScreen } from '../context/linked.ts';
import { Linker, type Symbols } from '../context/linker.ts';
import type { Notes } from '../context/notes.ts';
import { keepVersion } from '../context/reads.ts';
import { settledEndpoint } from '../context/settled.ts';
import { StepMemory } from '../context/step-memory.ts';
import { linkEndpoints } from '../data/endpoints.ts';
import { linkEntities } from '../data/entities.ts';
import { checkLive } from '../data/live.ts';
import { checkTables } from '../data/tables.ts';
import { linkOwnParts, withOwnParts } from '../parts/own-parts.ts';
import { linkScreen } from '../screens/screens.ts';

/**
 * What every screen may depend on: entities, endpoints, lifecycles, widgets and own parts. It is the same object as long as none
 * of their files changes.
 */
export interface LinkedBase {
  readonly symbols: Symbols;
  readonly notes: Notes;
  readonly language: Language;
  /** The language with the product's own cells, fields and filters. */
  readonly vocabulary: Language;
  /** Every file except screens and translations. */
  readonly files: readonly SourceFile[];
  /** Whether the tables were checked. */
  readonly isChecked: boolean;
  /** The exceptions that were needed; contains no problem. */
  readonly problems: Problems;
}

/** The incremental cache of linking: what was linked without a fault, by what it read. */
export class LinkMemory {
  readonly steps = new StepMemory();
  /** The last two, so that a mistake made and mended leads back to the first. */
  #bases: readonly LinkedBase[] = [];
  #vocabulary: Vocabulary | undefined;
  /** Kind and id -> the last two states of a declaration. */
  readonly #declared = new Map<string, readonly Declared<unknown>[]>();
  /** Id -> the last two states of a call, as screens saw it. */
  readonly #calls = new Map<string, readonly LinkedEndpoint[]>();
  readonly #fieldOf: Symbols['fieldOf'] = new WeakMap();

  /** The same declarations, as the objects that they were in an earlier run where they say the same. */
  known(declarations: Declarations): Declarations {
    const { app, tables, locales, ...groups } = declarations;
    const knownGroups = Object.entries(groups).map(([kind, group]) => {
      const entries = [...(group as ReadonlyMap<string, Declared<unknown>>)];
      return [kind, new Map(entries.map(([id, declared]) => [id, this.#known(kind, declared)]))] as const;
    });
    // Each group holds declarations of its own kind, as before.
    const recalled = Object.fromEntries(knownGroups) as unknown as typeof groups;
    return { app, tables, locales, ...recalled };
  }

  #known(kind: string, declared: Declared<unknown>): Declared<unknown> {
    const key = `${kind} ${declared.id}`;
    const states = this.#declared.get(key) ?? [];
    const unchanged = states.find(({ place }) => place.file === declared.place.file);
    // Only calls share a file with others, so only they stand elsewhere while they say the same.
    const same =
      !unchanged &&
      kind === 'endpoints' &&
      states.find(({ value }) => isSameData(value, declared.value) && !refersToFile(value));
    if (same) keepVersion(declared, same);
    const state = unchanged ?? declared;
    if (state !== states[0])
      this.#declared.set(key, [state, ...states.filter((each) => each !== state)].slice(0, 2));
    return state;
  }

  /** Links entities, endpoints, lifecycles and widgets, unless nothing of them changed. */
  base(
    { screens: _, locales: __, ...core }: Declarations,
    language: Language,
    problems: Problems,
  ): LinkedBase {
    const files = filesOf(core);
    const isChecked = core.tables?.isFresh === true;
    const known = this.#bases.find(
      (earlier) =>
        earlier.language === language && earlier.isChecked === isChecked && isSameList(earlier.files, files),
    );
    if (known) {
      this.#keep(known);
      problems.take(known.problems);
      return known;
    }
    const baseProblems = new Problems();
    const vocabulary = this.#vocabularyOf(language, core);
    const linker = new Linker({
      declarations: core,
      language: vocabulary,
      problems: baseProblems,
      symbols: emptySymbols(this.#fieldOf),
      memory: this.steps,
    });
    linkOwnParts(linker);
    linkEntities(linker);
    linkEndpoints(linker);
    checkLive(linker);
    linkLifecycles(linker);
    if (baseProblems.isEmpty) this.#settle(linker.endpoints);
    linkWidgets(linker);
    checkTables(linker);
    const base = {
      symbols: linker,
      notes: linker.notes,
      language,
      vocabulary,
      files,
      isChecked,
      problems: baseProblems,
    };
    if (baseProblems.isEmpty) this.#keep(base);
    problems.take(baseProblems);
    return base;
  }

  #keep(base: LinkedBase): void {
    this.#bases = [base, ...this.#bases.filter((earlier) => earlier !== base)].slice(0, 2);
  }

  /** Links the screens; notes and problems are added to `linker`. */
  screens(linker: Linker, screens: Declarations['screens']): LinkedScreen[] {
    return [...screens.values()].map((declared) =>
      linker.step('screen', declared, (recorder) => linkScreen(recorder, declared)),
    );
  }

  /** Calls stay the objects that they were in an earlier run; those that another stands in for come after these. */
  #settle(endpoints: Symbols['endpoints']): void {
    const unsettled = new Map(endpoints);
    const standIn = ({ endpoint }: LinkedEndpoint) => endpoint.fallback?.list;
    const [plain, others] = [
      [...unsettled.values()].filter((linked) => !standIn(linked)),
      [...unsettled.values()].filter(standIn),
    ];
    for (const linked of plain) endpoints.set(linked.id, this.#settled(linked));
    for (const linked of others) {
      const { fallback } = linked.endpoint;
      const list =
        fallback && unsettled.get(fallback.list.id)?.endpoint === fallback.list
          ? endpoints.get(fallback.list.id)?.endpoint
          : undefined;
      const redirected =
        fallback && list
          ? { ...linked, endpoint: { ...linked.endpoint, fallback: { ...fallback, list } } }
          : linked;
      endpoints.set(
        linked.id,
        this.#settled(redirected, (earlier) => standIn(earlier) === standIn(redirected)),
      );
    }
  }

  #settled(
    linked: LinkedEndpoint,
    isMeant: (earlier: LinkedEndpoint) => boolean = () => true,
  ): LinkedEndpoint {
    const states = this.#calls.get(linked.id) ?? [];
    const earlier = states.find((state) => isMeant(state) && settledEndpoint(linked, state));
    const settled = (earlier && settledEndpoint(linked, earlier)) ?? linked;
    this.#calls.set(linked.id, [settled, ...states.filter((state) => state !== earlier)].slice(0, 2));
    return settled;
  }

  #vocabularyOf(language: Language, core: CoreDeclarations): Language {
    const { cells, fields, filters } = core;
    const parts = [language, ...[cells, fields, filters].flatMap((group) => [...group.values()])];
    const last = this.#vocabulary;
    const vocabulary = last && isSameList(last.parts, parts) ? last.vocabulary : withOwnParts(language, core);
    this.#vocabulary = { parts, vocabulary };
    return vocabulary;
  }
}

/** What a reference leads to may say something else in a file that changed. */
function refersToFile(value: unknown): boolean {
  return JSON.stringify(value).includes('"$ref"');
}

interface Vocabulary {
  readonly parts: readonly unknown[];
  readonly vocabulary: Language;
}

function emptySymbols(fieldOf: Symbols['fieldOf']): Symbols {
  return { entities: new Map(), endpoints: new Map(), lifecycles: new Map(), contracts: new Map(), fieldOf };
}

/** All files of the base; a new group of declarations is included. */
function filesOf({ app, tables, ...groups }: CoreDeclarations): SourceFile[] {
  const declared = Object.values(groups).flatMap((group) => [...group.values()]);
  return [...new Set([app, ...(tables ? [tables] : []), ...declared].map(({ place }) => place.file))];
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}
