import type { IconName } from '../../../core/generated/language/names.ts';
import type { Roles } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Fault, Problems } from '../../diagnostics/problems.ts';
import type { Language } from '../../load/language.ts';
import type { CoreDeclarations, Declarations, Declared, ScreenDeclaration } from './declarations.ts';
import type { LinkedEndpoint, LinkedEntity } from './linked.ts';
import { Notes } from './notes.ts';
import { type Reads, recordedDeclarations, recordedSymbols, type World, worldOf } from './reads.ts';
import { checkFilled, type Reporter } from './reporter.ts';
import { markInvalid, unknownRoles } from './roles.ts';
import { StepMemory, type StepOptions } from './step-memory.ts';
import type { Symbols } from './symbols.ts';
import type { Uses } from './uses.ts';

export type { Reporter } from './reporter.ts';
export type { Symbols } from './symbols.ts';

/** Collects the texts that need a translation. */
export interface Texts {
  /** Collects a text, and returns it unchanged. */
  text(value: string, place: Place): string;
}

/** Maps schemas to fields of entities, and records the uses of these. */
export interface FieldUses {
  readonly fieldOf: Symbols['fieldOf'];
  readonly uses: Uses;
}

/** The services for checking a reference, path or condition. */
export type PathChecker = Reporter & FieldUses;

/** Resolves names and records their uses. An unknown name is reported and resolves to undefined. */
export interface Resolver extends PathChecker {
  /** Without screens, which only `screen` resolves, since it records the dependency. */
  readonly declarations: CoreDeclarations;
  readonly endpoints: Symbols['endpoints'];
  endpoint(id: string, place: Place): LinkedEndpoint | undefined;
  entity(id: string, place: Place): LinkedEntity | undefined;
  screen(id: string, place: Place): Declared<ScreenDeclaration> | undefined;
  /** The numbers of a named set of roles, ascending. */
  roles(name: string, place: Place): Roles;
  icon(name: string, place: Place): IconName;
  readonly notes: Notes;
}

/** The cells, fields and icons that declarations may name. */
export interface Vocabulary {
  readonly language: Language;
}

export interface LinkerInput {
  readonly declarations: CoreDeclarations;
  readonly screens?: Declarations['screens'];
  readonly language: Language;
  readonly problems: Problems;
  readonly symbols?: Symbols;
  /** What earlier runs linked. */
  readonly memory?: StepMemory | undefined;
  /** What the steps read; of a step itself it is that of the run. */
  readonly world?: World;
}

/** Keys of texts in which placeholders are never filled. */
const BARE = ['label', 'help', 'placeholder', 'empty', 'hint', 'actionsLabel'];

/** The services of one linking step; functions take only the interfaces they need. */
export class Linker implements Resolver, Texts, Symbols, Vocabulary {
  readonly declarations: CoreDeclarations;
  readonly language: Language;
  readonly problems: Problems;
  readonly entities: Symbols['entities'];
  readonly endpoints: Symbols['endpoints'];
  readonly lifecycles: Symbols['lifecycles'];
  readonly contracts: Symbols['contracts'];
  readonly fieldOf: Symbols['fieldOf'];
  readonly notes = new Notes();
  readonly world: World;
  readonly #screens: Declarations['screens'];
  readonly #memory: StepMemory;

  constructor({ declarations, screens, language, problems, symbols, memory, world }: LinkerInput) {
    this.declarations = declarations;
    this.#screens = screens ?? new Map();
    this.#memory = memory ?? new StepMemory();
    this.language = language;
    this.problems = problems;
    this.entities = symbols?.entities ?? new Map();
    this.endpoints = symbols?.endpoints ?? new Map();
    this.lifecycles = symbols?.lifecycles ?? new Map();
    this.contracts = symbols?.contracts ?? new Map();
    this.fieldOf = symbols?.fieldOf ?? new WeakMap();
    this.world = world ?? worldOf({ ...declarations, screens: this.#screens, locales: new Map() }, this);
  }

  /** The same step with its own problems and notes. */
  fork(problems: Problems): Linker {
    return new Linker({ ...this.#parts(), problems });
  }

  /** The same with its own problems and notes, and every read recorded. */
  recording(reads: Reads, problems: Problems): this {
    const { screens, ...declarations } = recordedDeclarations(this.world, reads);
    const symbols = recordedSymbols(this.world, reads, this);
    return new Linker({ ...this.#parts(), declarations, screens, symbols, problems }) as this;
  }

  /** Links one declaration, or finds what it was linked to in an earlier run, where it would be the same. */
  step<T>(
    kind: string,
    declared: Declared<unknown>,
    link: (linker: Linker) => T,
    options: StepOptions<T> = {},
  ): T {
    return this.#memory.link<T, Linker>(this, [kind, declared], link, options);
  }

  #parts() {
    const { declarations, language, world } = this;
    return { declarations, screens: this.#screens, language, symbols: this, memory: this.#memory, world };
  }

  get uses(): Uses {
    return this.notes.uses;
  }

  report(
    code: Fault['code'],
    place: Place,
    text: string,
    details: { remedy?: string | undefined } = {},
  ): void {
    this.problems.add({ code, place, text, ...details });
  }

  text(value: string, place: Place): string {
    this.notes.text(value, place);
    if (BARE.includes(String(place.path.at(-1)))) checkFilled(this, value, [], place);
    return value;
  }

  icon(name: string, place: Place): IconName {
    const { icons } = this.language;
    if (!icons.has(name)) {
      const text = `no icon "${name}".${didYouMean(name, icons)}   (listed in schemas/language/icons.json)`;
      this.report('REF-16', place, text);
    }
    return name as IconName;
  }

  endpoint(id: string, place: Place): LinkedEndpoint | undefined {
    this.notes.called.add(id);
    this.uses.note({ noun: 'endpoint', name: id, place });
    const endpoint = this.endpoints.get(id);
    const { endpoints } = this.declarations;
    if (!endpoint) this.#checkDeclared('REF-02', { noun: 'endpoint', id, place }, endpoints);
    return endpoint;
  }

  screen(id: string, place: Place): Declared<ScreenDeclaration> | undefined {
    this.uses.note({ noun: 'screen', name: id, place });
    this.#checkDeclared('REF-01', { noun: 'screen', id, place }, this.#screens);
    return this.#screens.get(id);
  }

  entity(id: string, place: Place): LinkedEntity | undefined {
    this.uses.note({ noun: 'entity', name: id, place });
    const entity = this.entities.get(id);
    const { entities } = this.declarations;
    if (!entity) this.#checkDeclared('REF-03', { noun: 'entity', id, place }, entities);
    return entity;
  }

  roles(name: string, place: Place): Roles {
    if (name === 'public') return 'public';
    const { access } = this.declarations.app.value;
    this.uses.note({ noun: 'roles', name, place });
    const roles = access[name];
    if (roles) {
      const sorted = [...roles].sort((a, b) => a - b);
      const isWhole =
        roles.length > 0 && roles.every((role) => String(role) in this.declarations.app.value.roles);
      return isWhole ? sorted : markInvalid(sorted);
    }
    const hint = didYouMean(name, [...Object.keys(access), 'public']);
    this.report('REF-04', place, `no role set "${name}".${hint}   (declared in schemas/app.json)`, {
      remedy: `Role sets: ${Object.keys(access).join(', ')}.`,
    });
    return unknownRoles;
  }

  #checkDeclared(
    code: Fault['code'],
    { noun, id, place }: { readonly noun: string; readonly id: string; readonly place: Place },
    declaredById: ReadonlyMap<string, Declared<unknown>>,
  ): void {
    if (declaredById.has(id)) return;
    const hint = didYouMean(id, declaredById.keys());
    const similar = /"(.+)"/.exec(hint)?.[1];
    const where = similar ? `   (declared in ${declaredById.get(similar)?.place.file.path})` : '';
    this.report(code, place, `no ${noun} "${id}".${hint}${where}`);
  }
}
