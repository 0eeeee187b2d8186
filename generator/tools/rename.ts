import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatProblems } from '../diagnostics/problems.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Language } from '../load/language.ts';
import { loadLanguage } from '../load/language.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { changedLines } from './changed-lines.ts';
import { applyEdits, type Edit, replaceText } from './edits.ts';
import { productUses } from './product-uses.ts';
import { printRefusal, Refused } from './refused.ts';
import { type Choice, choiceMigration, renamedChoice, withoutTables } from './rename-choice.ts';
import { keepingDefaults, type Renaming } from './rename-defaults.ts';
import { fieldEdits } from './rename-field.ts';
import { wireChanges } from './wire-changes.ts';

type Renamable = Exclude<Renaming['noun'], 'choice'>;
/** A renaming of something with its own name, unlike the value of a field. */
type NameRenaming = Renaming & { readonly noun: Renamable };
const nouns: readonly Renamable[] = ['screen', 'endpoint', 'entity', 'field', 'roles', 'text'];
/** Syntax for a value of a field: `choice:book.medium.paper` */
const CHOICE = /^choice:([^.]+)\.([^.]+)\.(.+)$/;

/**
 * Renames in all declarations, or prints why it cannot. For a value of a field it also writes a migration. With `dry`
 * it writes nothing. Returns the exit code.
 */
export async function rename(project: Project, old: string, newName: string, dry = false): Promise<number> {
  try {
    const currentSources = project.sources();
    const { sources, moved, renaming, overTheWire, migration } = await renamed(
      project,
      currentSources,
      old,
      newName,
    );
    for (const line of describeChanges(currentSources, sources, moved)) console.log(line);
    if (migration) console.log(`${migration.path}\n${migration.text}`);
    if (overTheWire.length > 0)
      console.log(`Over the wire, for every program that makes these calls:\n  ${overTheWire.join('\n  ')}`);
    if (!dry) {
      writeSources(project.root, currentSources, sources, moved);
      if (migration) writeFileSync(join(project.root, migration.path), migration.text);
    }
    console.log(
      `${renaming.noun} ${renaming.from} -> ${renaming.to}${dry ? ': nothing was written (--dry).' : '.'}`,
    );
    if (!dry)
      console.log(
        `Next: npm run generate; where code names it, the type check says so.${migration ? ' Read the migration, and look for the old value in SQL and demo data.' : ''}`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return printRefusal(error);
  }
}

export interface Renamed {
  readonly renaming: Renaming;
  /** The sources under their old paths. */
  readonly sources: Sources;
  /** Old path -> new path. */
  readonly moved: ReadonlyMap<string, string>;
  /** Calls whose inputs or answers have other names than before. */
  readonly overTheWire: readonly string[];
  /** The migration of the stored rows. */
  readonly migration?: { readonly path: string; readonly text: string } | undefined;
}

/** The compiled declarations after renaming. Throws Refused. */
export async function renamed(
  project: Project,
  currentSources: Sources,
  old: string,
  newName: string,
): Promise<Renamed> {
  const { product, problems } = project.analyse(currentSources);
  if (!product) throw new Refused(`It does not compile as it is:\n${formatProblems(problems.sorted())}`);
  const [, entity = '', field = '', value] = CHOICE.exec(old) ?? [];
  if (value !== undefined)
    return renamedValue(project, currentSources, product, { entity, field, from: value, to: newName });
  const uses = productUses(product);
  const renaming = meantRenaming(uses, old, newName);
  checkNew(uses, renaming, loadLanguage());
  const edited = applyEdits(currentSources, editsFor(product, uses, renaming));
  const moved = movedFiles(product, renaming);
  const sources = keepingDefaults(project, product.declarations, edited, { renaming, moved });
  const compiled = await project.compile(afterMoving(sources, moved));
  if (!compiled.files)
    throw new Refused(`The result would not compile:\n${formatProblems(compiled.problems, 'errors')}`);
  const gaps = compiled.problems.filter(({ severity }) => severity === 'gap').length;
  if (gaps > problems.sorted().filter(({ severity }) => severity === 'gap').length)
    throw new Refused(`The result would lack translations:\n${formatProblems(compiled.problems)}`);
  const overTheWire = compiled.product ? wireChanges(product, compiled.product) : [];
  return { renaming, sources, moved, overTheWire };
}

async function renamedValue(
  project: Project,
  currentSources: Sources,
  product: LinkedProduct,
  choice: Choice,
): Promise<Renamed> {
  const sources = await renamedChoice(project, currentSources, product.declarations, choice);
  const renamedProduct = project.analyse(withoutTables(sources)).product;
  return {
    sources,
    moved: new Map<string, string>(),
    renaming: { noun: 'choice', from: choice.from, to: choice.to },
    overTheWire: renamedProduct ? wireChanges(product, renamedProduct) : [],
    migration: choiceMigration(project.root, product.declarations, choice),
  };
}

/** Finds the symbol: its name is unique, or has a prefix such as `endpoint:`. Throws Refused. */
function meantRenaming(uses: readonly Use[], old: string, newName: string): NameRenaming {
  const prefix = nouns.find((noun) => old.startsWith(`${noun}:`));
  const name = prefix ? old.slice(prefix.length + 1) : old;
  const candidates = new Map<string, { noun: Renamable; name: string }>();
  for (const use of uses) {
    const noun = nouns.find((renamable) => renamable === use.noun);
    if (!noun || (prefix && prefix !== noun) || !(use.declares || noun === 'text')) continue;
    const isBareField = noun === 'field' && use.name.split('.')[1] === name;
    if (use.name === name || isBareField) candidates.set(`${noun}:${use.name}`, { noun, name: use.name });
  }
  const [only, ...others] = candidates.values();
  if (!only)
    throw new Refused(
      `Nothing that can be renamed is called ${JSON.stringify(old)}; npm run where -- NAME searches.`,
    );
  if (others.length > 0)
    throw new Refused(`${JSON.stringify(old)} can mean ${[...candidates.keys()].join(', ')}. Say which.`);
  const bare =
    only.noun !== 'text' && newName.startsWith(`${only.noun}:`)
      ? newName.slice(only.noun.length + 1)
      : newName;
  const owner = only.name.split('.')[0] ?? '';
  const to = only.noun === 'field' && !bare.includes('.') ? `${owner}.${bare}` : bare;
  return { noun: only.noun, from: only.name, to };
}

function checkNew(uses: readonly Use[], { noun, from, to }: NameRenaming, language: Language): void {
  const form = noun === 'text' ? /\S/ : formOf(noun, language);
  const [owner, field = ''] = from.split('.');
  if (noun === 'field' && !to.startsWith(`${owner}.`))
    throw new Refused(`A field stays with its entity: ${owner}.…`);
  const checked = noun === 'field' ? to.slice(`${owner}.`.length) : to;
  if (!form.test(checked))
    throw new Refused(`${JSON.stringify(checked)} is not well formed: it must match ${form.source}.`);
  if (to === from || field === checked) throw new Refused('Both names are the same.');
  if (noun === 'roles' && to === 'public') throw new Refused('"public" means everybody.');
  const existingUse = uses.find((use) => use.noun === noun && use.name === to);
  if (existingUse)
    throw new Refused(`There is ${noun} ${JSON.stringify(to)} already: ${existingUse.place.file.path}.`);
}

function formOf(noun: Exclude<Renamable, 'text'>, language: Language): RegExp {
  if (noun === 'field') return /^[A-Za-z_][A-Za-z0-9_]*$/;
  const shared = language.grammar.get('common.schema.json')?.definitions;
  const definition = isObject(shared) ? shared[noun === 'endpoint' ? 'endpointId' : 'id'] : undefined;
  return new RegExp(isObject(definition) ? String(definition.pattern) : '^');
}

function editsFor(product: LinkedProduct, uses: readonly Use[], { noun, from, to }: Renaming): Edit[] {
  const matchingUses = uses.filter((use) => use.noun === noun && use.name === from);
  if (noun === 'field') return fieldEdits(product, uses, from, to);
  if (noun === 'text') return textEdits(matchingUses, from, to);
  const change = (text: string) =>
    text.startsWith('#/endpoints/')
      ? text.replace(`#/endpoints/${from}/`, `#/endpoints/${to}/`)
      : text === from
        ? to
        : text;
  return matchingUses.flatMap(({ place }) => replaceText(place, change));
}

/** Files that are named after the id that they declare. */
function movedFiles({ declarations }: LinkedProduct, { noun, from, to }: Renaming): Map<string, string> {
  if (noun !== 'screen' && noun !== 'entity') return new Map();
  const declared = (noun === 'screen' ? declarations.screens : declarations.entities).get(from);
  const path = declared?.place.file.path ?? '';
  if (!path.endsWith(`/${from}.${noun}.json`)) return new Map();
  return new Map([[path, `${dirname(path)}/${to}.${noun}.json`]]);
}

function afterMoving(sources: Sources, moved: ReadonlyMap<string, string>): Sources {
  for (const path of moved.values()) if (sources.has(path)) throw new Refused(`${path} exists already.`);
  return new Map([...sources].map(([path, text]) => [moved.get(path) ?? path, text]));
}

function describeChanges(
  oldSources: Sources,
  newSources: Sources,
  moved: ReadonlyMap<string, string>,
): string[] {
  const changed = [...newSources].filter(([path, text]) => oldSources.get(path) !== text);
  return [
    ...changed.flatMap(([path, text]) => changedLines(path, oldSources.get(path) ?? '', text)),
    ...[...moved].map(([from, to]) => `${from} -> ${to}`),
  ];
}

function writeSources(
  root: string,
  oldSources: Sources,
  newSources: Sources,
  moved: ReadonlyMap<string, string>,
): void {
  for (const to of moved.values()) if (existsSync(join(root, to))) throw new Refused(`${to} exists already.`);
  for (const [path, text] of newSources)
    if (oldSources.get(path) !== text) writeFileSync(join(root, path), text);
  for (const [from, to] of moved) renameSync(join(root, from), join(root, to));
}

/** Renames a text where it is shown and as the key of its translations. */
function textEdits(uses: readonly Use[], from: string, to: string): Edit[] {
  const inCode = uses.find(({ place }) => !place.file.path.startsWith('schemas/'));
  if (inCode)
    throw new Refused(`The code shows this text too: change it in ${inCode.place.file.path} first.`);
  return uses.flatMap(({ place }) => replaceText(place, (text) => (text === from ? to : text)));
}
