import { Problems } from '../../diagnostics/problems.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import type { Language } from '../../load/language.ts';
import { linkLifecycles } from '../behaviour/lifecycles.ts';
import { linkWidgets } from '../behaviour/widgets.ts';
import type { CoreDeclarations, Declarations, Declared, ScreenDeclaration } from '../context/declarations.ts';
import type { LinkedScreen } from '../context/linked.ts';
import { Linker, type Symbols } from '../context/linker.ts';
import type { Notes } from '../context/notes.ts';
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

interface KeptScreen {
  readonly base: LinkedBase;
  readonly linked: LinkedScreen;
  readonly notes: Notes;
  /** The exceptions that were needed; contains no problem. */
  readonly problems: Problems;
  /** Id -> file of the screen and of those it names. */
  readonly files: ReadonlyMap<string, SourceFile | undefined>;
}

/**
 * The incremental cache of linking. A part that reports a problem is never kept; what was kept before stays, for the time when
 * the mistake is mended.
 */
export class LinkMemory {
  #base: LinkedBase | undefined;
  #screens = new Map<string, KeptScreen>();

  /** Links entities, endpoints, lifecycles and widgets, unless nothing of them changed. */
  base(
    { screens: _, locales: __, ...core }: Declarations,
    language: Language,
    problems: Problems,
  ): LinkedBase {
    const files = filesOf(core);
    const isChecked = core.tables?.isFresh === true;
    const last = this.#base;
    const isSame = last?.language === language && last.isChecked === isChecked;
    if (isSame && isSameList(last.files, files)) {
      problems.take(last.problems);
      return last;
    }
    const baseProblems = new Problems();
    const vocabulary = withOwnParts(language, core);
    const linker = new Linker({ declarations: core, language: vocabulary, problems: baseProblems });
    linkOwnParts(linker);
    linkEntities(linker);
    linkEndpoints(linker);
    checkLive(linker);
    linkLifecycles(linker);
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
    if (baseProblems.isEmpty) this.#base = base;
    problems.take(baseProblems);
    return base;
  }

  /** Links the screens that changed or that name a changed one; notes and problems are added to `linker`. */
  screens(linker: Linker, screens: Declarations['screens'], base: LinkedBase): LinkedScreen[] {
    const last = this.#screens;
    this.#screens = new Map();
    return [...screens.values()].map((declared) => {
      const kept = last.get(declared.id);
      const isFresh =
        kept?.base === base && [...kept.files].every(([id, file]) => fileOf(screens, id) === file);
      const result = isFresh ? kept : linkAlone(linker.fork(new Problems()), declared, screens, base);
      linker.problems.take(result.problems);
      linker.notes.add(result.notes);
      const isKept = result.problems.isEmpty && base === this.#base;
      const next = isKept ? result : kept;
      if (next) this.#screens.set(declared.id, next);
      return result.linked;
    });
  }
}

function linkAlone(
  linker: Linker,
  declared: Declared<ScreenDeclaration>,
  screens: Declarations['screens'],
  base: LinkedBase,
): KeptScreen {
  const linked = linkScreen(linker, declared);
  // Other screens are found only by `Linker.screen`, which records the use.
  const named = linker.uses.all.flatMap(({ noun, name }) => (noun === 'screen' ? [name] : []));
  const files = new Map([declared.id, ...named].map((id) => [id, fileOf(screens, id)]));
  return { base, linked, notes: linker.notes, problems: linker.problems, files };
}

function fileOf(screens: Declarations['screens'], id: string): SourceFile | undefined {
  return screens.get(id)?.place.file;
}

/** All files of the base; a new group of declarations is included. */
function filesOf({ app, tables, ...groups }: CoreDeclarations): SourceFile[] {
  const declared = Object.values(groups).flatMap((group) => [...group.values()]);
  return [...new Set([app, ...(tables ? [tables] : []), ...declared].map(({ place }) => place.file))];
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}
