import type { Problems } from '../../diagnostics/problems.ts';
import type { Language } from '../../load/language.ts';
import { checkLifecycleForms } from '../behaviour/lifecycles.ts';
import { checkParameters } from '../behaviour/named.ts';
import type { CoreDeclarations, Declarations } from '../context/declarations.ts';
import type {
  LinkedEndpoint,
  LinkedEntity,
  LinkedLifecycle,
  LinkedScreen,
  LinkedWidget,
} from '../context/linked.ts';
import { Linker } from '../context/linker.ts';
import type { Uses } from '../context/uses.ts';
import { checkRoutes } from '../screens/screens.ts';
import { type LinkedApp, linkApp } from './app.ts';
import { reportCopies } from './copies.ts';
import { type LinkedBase, LinkMemory } from './link-memory.ts';
import { reportUnreachable } from './reachable.ts';
import { reportStale } from './stale.ts';
import { linkTexts, type TextsInput, type Untranslated } from './texts.ts';

/**
 * The parts of the product that do not depend on screens; their emitted files stay the same when only a screen changes.
 */
export interface LinkedCore {
  readonly declarations: CoreDeclarations;
  readonly base: LinkedBase;
  readonly entities: readonly LinkedEntity[];
  readonly endpoints: readonly LinkedEndpoint[];
  readonly lifecycles: readonly LinkedLifecycle[];
  readonly contracts: readonly LinkedWidget[];
}

/** The whole product with resolved references: the input of the emitters. */
export interface LinkedProduct extends LinkedCore {
  readonly declarations: Declarations;
  readonly app: LinkedApp;
  readonly screens: readonly LinkedScreen[];
  /** Names of the hand-made parts that are used. */
  readonly widgets: readonly string[];
  readonly components: readonly string[];
  /** Codes of the languages with translations. */
  readonly locales: readonly string[];
  readonly untranslated: Untranslated;
  readonly uses: Uses;
}

export interface LinkInput {
  readonly declarations: Declarations;
  readonly language: Language;
  readonly texts: TextsInput;
  /** Cache of earlier runs, so that only changes are linked. */
  readonly memory?: LinkMemory | undefined;
}

/** Resolves every reference. With reported errors the result must not be emitted. */
export function linkProduct(
  { declarations: declaredNow, language, texts, memory = new LinkMemory() }: LinkInput,
  problems: Problems,
): LinkedProduct {
  const declarations = memory.known(declaredNow);
  const base = memory.base(declarations, language, problems);
  const isSound = !problems.hasOwnErrors;
  const linker = new Linker({
    declarations,
    screens: declarations.screens,
    language: base.vocabulary,
    problems,
    symbols: base.symbols,
    memory: memory.steps,
  });
  linker.notes.add(base.notes);
  const app = linkApp(linker, declarations);
  checkRoutes(linker, declarations.screens);
  checkLifecycleForms(linker);
  // Screens are not linked when entities or calls are wrong, to avoid follow-up errors.
  const screens = isSound ? memory.screens(linker, declarations.screens) : [];
  if (!problems.hasErrors) {
    checkParameters(linker);
    reportStale(linker, screens);
    reportCopies(linker, screens);
    reportUncalled(linker);
    reportUnshown(linker);
    reportUnpressed(linker);
    reportUnreachable(linker, app, screens, declarations.screens);
    reportUnneeded(linker);
    reportUnnamed(linker);
  }
  // Unused declarations and translations are reported only for a product without errors.
  const untranslated = problems.hasErrors ? new Map() : linkTexts(linker, texts, declarations.locales);
  return {
    declarations,
    base,
    app,
    entities: byId([...linker.entities.values()]),
    endpoints: byId([...linker.endpoints.values()]),
    lifecycles: byId([...linker.lifecycles.values()]),
    contracts: byId([...linker.contracts.values()]),
    screens: byId(screens),
    widgets: [...linker.notes.widgets].sort(),
    components: [...linker.notes.components].sort(),
    locales: [...declarations.locales.keys()].sort(),
    untranslated,
    uses: linker.uses,
  };
}

function byId<T extends { readonly id: string }>(list: T[]): T[] {
  return list.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function reportUnneeded(linker: Linker): void {
  for (const { value, place } of linker.declarations.endpoints.values()) {
    for (const code of Object.keys(value.exceptions ?? {})) {
      const exceptionPlace = place.child('exceptions', code);
      if (linker.problems.isNeeded(exceptionPlace)) continue;
      linker.report('USE-03', exceptionPlace.key, `nothing here would be reported as ${code}.`, {
        remedy: 'Take the exception out.',
      });
    }
  }
}

function reportUnnamed(linker: Linker): void {
  const { value, place } = linker.declarations.app;
  const named = new Set(linker.uses.all.flatMap(({ noun, name }) => (noun === 'roles' ? [name] : [])));
  for (const name of Object.keys(value.access))
    if (!named.has(name))
      linker.report('USE-04', place.child('access', name).key, `nothing is for the roles "${name}".`, {
        remedy: 'Remove it, or name it where it was meant.',
      });
}

function reportUnpressed(linker: Linker): void {
  for (const { id, value, place } of linker.declarations.endpoints.values())
    if (value.action && !linker.notes.pressed.has(id))
      linker.report('USE-05', place.child('action').key, `no action of a screen calls "${id}".`, {
        remedy: 'Take it out, or call it where it was meant.',
      });
}

function reportUnshown(linker: Linker): void {
  for (const { id, place } of linker.declarations.widgets.values())
    if (!linker.notes.widgets.has(id))
      linker.report('USE-06', place.child('widget'), `nothing shows the widget "${id}".`, {
        remedy: 'Remove it, or name it where it was meant.',
      });
}

function reportUncalled(linker: Linker): void {
  for (const { id, value, place } of linker.declarations.endpoints.values()) {
    if (linker.notes.called.has(id)) {
      if (value.unused !== undefined)
        linker.report('USE-03', place.child('unused').key, `"${id}" is called all the same.`, {
          remedy: 'Take "unused" out.',
        });
      continue;
    }
    if (value.unused !== undefined) continue;
    linker.report('USE-01', place.key, `nothing calls endpoint "${id}".`, {
      remedy: 'Use it, remove it, or say why it stays with "unused".',
    });
  }
}
