import { Problems } from '../../diagnostics/problems.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import type { Language } from '../../load/language.ts';
import { linkLifecycles } from '../behaviour/lifecycles.ts';
import { linkWidgets } from '../behaviour/widgets.ts';
import type { Declarations, Declared, ScreenDeclaration } from '../context/declarations.ts';
import type { LinkedScreen } from '../context/linked.ts';
import { Linker, type Notes, type Tables } from '../context/linker.ts';
import { linkEndpoints } from '../data/endpoints.ts';
import { linkEntities } from '../data/entities.ts';
import { linkScreen } from '../screens/screens.ts';
import { WatchedMap } from './watched-map.ts';

/** Entities, endpoints and lifecycles, on which every screen may depend. As long as it is the same object, nothing of it changed. */
export interface LinkedBase {
  readonly tables: Tables;
  readonly notes: Notes;
  readonly language: Language;
  /** Every file but screens and translations. */
  readonly files: readonly SourceFile[];
}

interface RememberedScreen {
  readonly base: LinkedBase;
  readonly file: SourceFile;
  /**
   * Screens that were looked up while linking it -> the files that declared them, undefined where there was none.
   * Absent when it must be linked anew in any case.
   */
  readonly others?: ReadonlyMap<string, SourceFile | undefined>;
  readonly linked: LinkedScreen;
  readonly notes: Notes;
}

/**
 * What linking keeps from one run to the next. A part is linked anew when anything that it looked up stands in
 * another text than before; parts that reported a problem are never kept.
 */
export class LinkMemory {
  #base: LinkedBase | undefined;
  #screens = new Map<string, RememberedScreen>();

  /** Entities, endpoints and lifecycles with everything they name. */
  base(declarations: Declarations, language: Language, problems: Problems): LinkedBase {
    const files = baseFiles(declarations);
    const last = this.#base;
    if (last && last.language === language && isSameList(last.files, files)) return last;
    const own = new Problems();
    const watched = watch(declarations);
    const linker = new Linker(watched, language, own);
    linkEntities(linker);
    linkEndpoints(linker);
    linkLifecycles(linker);
    linkWidgets(linker);
    const base = { tables: linker, notes: linker, language, files };
    const dependsOnScreens = watched.screens.asked.size > 0 || watched.screens.isReadWhole;
    this.#base = own.isEmpty && !dependsOnScreens && !isLocaleRead(watched) ? base : undefined;
    problems.take(own);
    return base;
  }

  /** Every screen, in the order of their declarations; notes and problems go to `linker`. */
  screens(linker: Linker, base: LinkedBase): LinkedScreen[] {
    const kept = new Map<string, RememberedScreen>();
    const linked = [...linker.declarations.screens.values()].map((declared) => {
      const known = this.#screens.get(declared.id);
      const isKnown = known?.base === base && isStillTrue(known, declared, linker.declarations);
      const result = isKnown ? known : linkAlone(linker, declared, base);
      kept.set(declared.id, result);
      linker.take(result.notes);
      return result.linked;
    });
    this.#screens = kept;
    return linked;
  }
}

function isStillTrue(
  { file, others }: RememberedScreen,
  declared: Declared<ScreenDeclaration>,
  { screens }: Declarations,
): boolean {
  if (!others || file !== declared.place.file) return false;
  return [...others].every(([id, other]) => screens.get(id)?.place.file === other);
}

function linkAlone(
  linker: Linker,
  declared: Declared<ScreenDeclaration>,
  base: LinkedBase,
): RememberedScreen {
  const problems = new Problems();
  const watched = watch(linker.declarations);
  const alone = new Linker(watched, linker.language, problems, base.tables);
  const linked = linkScreen(alone, declared);
  linker.problems.take(problems);
  const result = { base, file: declared.place.file, linked, notes: alone };
  if (!problems.isEmpty || watched.screens.isReadWhole || isLocaleRead(watched)) return result;
  return {
    ...result,
    others: new Map([...watched.screens.asked].map(([id, other]) => [id, other?.place.file])),
  };
}

function watch(declarations: Declarations) {
  return {
    ...declarations,
    screens: new WatchedMap(declarations.screens),
    locales: new WatchedMap(declarations.locales),
  };
}

function isLocaleRead({ locales }: ReturnType<typeof watch>): boolean {
  return locales.isReadWhole || locales.asked.size > 0;
}

/** In the order in which they were collected. Whoever adds a kind of declaration adds it here, or tsc says so. */
function baseFiles({ screens: _, locales: __, app, ...groups }: Declarations): SourceFile[] {
  const declared = Object.values(groups).flatMap((group) => [...group.values()]);
  return [...new Set([app, ...declared].map(({ place }) => place.file))];
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
