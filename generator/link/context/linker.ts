import type { IconName } from '../../../src/generated/language/names.ts';
import type { Roles } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Fault, Problems } from '../../diagnostics/problems.ts';
import type { Language } from '../../load/language.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Declarations, Declared, ScreenDeclaration } from './declarations.ts';
import type { LinkedEndpoint, LinkedEntity, LinkedLifecycle, LinkedWidget } from './linked.ts';
import { Uses } from './uses.ts';

/** What is linked before the screens, and looked up by them. */
export interface Tables {
  readonly entities: Map<string, LinkedEntity>;
  readonly endpoints: Map<string, LinkedEndpoint>;
  readonly lifecycles: Map<string, LinkedLifecycle>;
  /** Contracts of widgets. */
  readonly contracts: Map<string, LinkedWidget>;
  /** Schemas of entities' fields, wherever an answer shows them -> `book.name`. */
  readonly fieldOf: WeakMap<JsonSchema, string>;
}

/** What a linking step notes beside its result; every part of it is joined by `take`. */
export type Notes = Pick<Linker, 'texts' | 'called' | 'widgets' | 'components' | 'uses'>;

/** What every linking step needs: the declarations, what is linked already, and where to report. */
export class Linker implements Tables {
  readonly declarations: Declarations;
  readonly language: Language;
  readonly problems: Problems;
  readonly entities: Tables['entities'];
  readonly endpoints: Tables['endpoints'];
  readonly lifecycles: Tables['lifecycles'];
  readonly contracts: Tables['contracts'];
  readonly fieldOf: Tables['fieldOf'];
  /** Source text -> the first place that shows it. */
  readonly texts = new Map<string, Place>();
  /** Ids of endpoints that something calls. */
  readonly called = new Set<string>();
  readonly widgets = new Set<string>();
  readonly components = new Set<string>();
  readonly uses = new Uses();

  constructor(declarations: Declarations, language: Language, problems: Problems, tables?: Tables) {
    this.declarations = declarations;
    this.language = language;
    this.problems = problems;
    this.entities = tables?.entities ?? new Map();
    this.endpoints = tables?.endpoints ?? new Map();
    this.lifecycles = tables?.lifecycles ?? new Map();
    this.contracts = tables?.contracts ?? new Map();
    this.fieldOf = tables?.fieldOf ?? new WeakMap();
  }

  /** Joins what a step of its own noted, now or in an earlier run. */
  take({ texts, called, widgets, components, uses }: Notes): void {
    for (const [text, place] of texts) if (!this.texts.has(text)) this.texts.set(text, place);
    for (const id of called) this.called.add(id);
    for (const name of widgets) this.widgets.add(name);
    for (const name of components) this.components.add(name);
    this.uses.take(uses);
  }

  report(
    code: Fault['code'],
    place: Place,
    text: string,
    more: { remedy?: string; part?: 'key' } = {},
  ): void {
    this.problems.add({ code, place, text, ...more });
  }

  /** Notes a text for translation and gives it back. */
  text(value: string, place: Place): string {
    if (!this.texts.has(value)) this.texts.set(value, place);
    this.uses.note({ noun: 'text', name: value, place });
    return value;
  }

  /** Checks the icon that a declaration names, and gives it back. */
  icon(name: string, place: Place): IconName {
    const { icons } = this.language;
    if (!icons.has(name)) {
      const text = `no icon "${name}".${didYouMean(name, icons)}   (listed in schemas/language/icons.json)`;
      this.report('REF-16', place, text);
    }
    return name as IconName;
  }

  /** The linked endpoint, or undefined after reporting that there is none. */
  endpoint(id: string, place: Place): LinkedEndpoint | undefined {
    this.called.add(id);
    this.uses.note({ noun: 'endpoint', name: id, place });
    const endpoint = this.endpoints.get(id);
    if (!endpoint && !this.declarations.endpoints.has(id))
      this.#unknown('REF-02', 'endpoint', id, this.declarations.endpoints, place);
    return endpoint;
  }

  screen(id: string, place: Place): Declared<ScreenDeclaration> | undefined {
    const screen = this.declarations.screens.get(id);
    this.uses.note({ noun: 'screen', name: id, place });
    if (!screen) this.#unknown('REF-01', 'screen', id, this.declarations.screens, place);
    return screen;
  }

  entity(id: string, place: Place): LinkedEntity | undefined {
    const entity = this.entities.get(id);
    this.uses.note({ noun: 'entity', name: id, place });
    if (!entity && !this.declarations.entities.has(id))
      this.#unknown('REF-03', 'entity', id, this.declarations.entities, place);
    return entity;
  }

  /** The roles of a named set, in order; `unknownRoles` after reporting that there is no such set. */
  roles(name: string, place: Place): Roles {
    if (name === 'public') return 'public';
    const { access } = this.declarations.app.value;
    this.uses.note({ noun: 'roles', name, place });
    const roles = access[name];
    if (roles) return [...roles].sort((a, b) => a - b);
    const hint = didYouMean(name, [...Object.keys(access), 'public']);
    this.report('REF-04', place, `no role set "${name}".${hint}   (declared in schemas/app.json)`);
    return unknownRoles;
  }

  /** `Did you mean "x"?` with a leading space, or nothing. */
  hint(wanted: string, known: Iterable<string>): string {
    return didYouMean(wanted, known);
  }

  roleName(role: number): string {
    return this.declarations.app.value.roles[role] ?? String(role);
  }

  #unknown(
    code: Fault['code'],
    noun: string,
    id: string,
    known: ReadonlyMap<string, Declared<unknown>>,
    place: Place,
  ): void {
    const hint = didYouMean(id, known.keys());
    const meant = /"(.+)"/.exec(hint)?.[1];
    const where = meant ? `   (declared in ${known.get(meant)?.place.file.path})` : '';
    this.report(code, place, `no ${noun} "${id}".${hint}${where}`);
  }
}

/** Stands for a role set that does not exist, so that one mistake is not reported twice. */
const unknownRoles: Roles = [];

/** Roles of `seen` that `allowed` refuses. */
export function refusedRoles(seen: Roles, allowed: Roles): readonly number[] | 'the public' {
  if (allowed === 'public' || allowed === unknownRoles || seen === unknownRoles) return [];
  if (seen === 'public') return 'the public';
  return seen.filter((role) => !allowed.includes(role));
}
