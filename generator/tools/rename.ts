import { dirname } from 'node:path';
import { formatProblems, type Problems } from '../diagnostics/problems.ts';
import { applied, inOrder } from '../edit/apply.ts';
import { describeChanges } from '../edit/changed-lines.ts';
import type { Operation, RenameOperation, Renamer } from '../edit/operations.ts';
import { printRefusal, Refused } from '../edit/refused.ts';
import { writeChanges } from '../edit/write-changes.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Language } from '../load/language.ts';
import { loadLanguage } from '../load/language.ts';
import type { Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { replaceText } from './at-places.ts';
import { productUses } from './product-uses.ts';
import { type Choice, choiceMigration, renamedChoice, withoutTables } from './rename-choice.ts';
import { keepingDefaults, type Renaming } from './rename-defaults.ts';
import { fieldOperations } from './rename-field.ts';
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
export function rename(project: Project, old: string, newName: string, dry = false): number {
  try {
    const sources = project.sources();
    const { renaming, operations, overTheWire } = renamed(project, sources, old, newName);
    const { changes } = applied(sources, operations);
    for (const line of describeChanges(changes)) console.log(line);
    if (overTheWire.length > 0)
      console.log(`Over the wire, for every program that makes these calls:\n  ${overTheWire.join('\n  ')}`);
    if (!dry) writeChanges(project.root, changes);
    console.log(
      `${renaming.noun} ${renaming.from} -> ${renaming.to}${dry ? ': nothing was written (--dry).' : '.'}`,
    );
    const hasMigration = changes.some(({ file }) => file.endsWith('.sql'));
    if (!dry)
      console.log(
        `Next: npm run generate; where code names it, the type check says so.${hasMigration ? ' Read the migration, and look for the old value in SQL and demo data.' : ''}`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return printRefusal(error);
  }
}

/** What the operation `rename` does in a product. */
export function renamerOf(project: Project): Renamer {
  return (files, { kind, from, to }: Pick<RenameOperation, 'kind' | 'from' | 'to'>) =>
    renamed(project, files, `${kind}:${from}`, to).operations;
}

interface Renamed {
  readonly renaming: Renaming;
  readonly operations: readonly Operation[];
  /** Calls whose inputs or answers have other names than before. */
  readonly overTheWire: readonly string[];
}

/** The operations that rename in declarations which compile before and after. Throws Refused. */
function renamed(project: Project, sources: Sources, old: string, newName: string): Renamed {
  const { product, problems } = project.analyse(sources);
  if (!product) throw notCompiling('It does not compile as it is', problems);
  const [, entity = '', field = '', value] = CHOICE.exec(old) ?? [];
  if (value !== undefined)
    return renamedValue(project, sources, product, { entity, field, from: value, to: newName });
  const uses = productUses(product);
  const renaming = meantRenaming(uses, old, newName);
  checkNew(uses, renaming, loadLanguage());
  const named = inOrder([...namedOperations(product, uses, renaming), ...fileMoves(product, renaming)]);
  const { files } = applied(sources, named);
  const defaults = keepingDefaults(project, product.declarations, files, renaming);
  const operations = [...named, ...defaults];
  const renamedResult = project.analyse(applied(files, defaults).files);
  if (!renamedResult.product) throw notCompiling('The result would not compile', renamedResult.problems);
  if (gapsOf(renamedResult.problems) > gapsOf(problems))
    throw new Refused(
      `The result would lack translations:\n${formatProblems(renamedResult.problems.sorted())}`,
      'lacks-translations',
    );
  return { renaming, operations, overTheWire: wireChanges(product, renamedResult.product) };
}

function notCompiling(words: string, problems: Problems): Refused {
  return new Refused(`${words}:\n${formatProblems(problems.sorted(), 'errors')}`, 'does-not-compile');
}

function gapsOf(problems: Problems): number {
  return problems.sorted().filter(({ severity }) => severity === 'gap').length;
}

function renamedValue(project: Project, sources: Sources, product: LinkedProduct, choice: Choice): Renamed {
  const operations = renamedChoice(project, sources, product.declarations, choice);
  const { product: renamedResult } = project.analyse(withoutTables(applied(sources, operations).files));
  const migration = choiceMigration(project.root, product.declarations, choice);
  const written: Operation[] = migration
    ? [{ op: 'text', file: migration.path, offset: 0, oldText: null, newText: migration.text }]
    : [];
  return {
    operations: [...operations, ...written],
    renaming: { noun: 'choice', from: choice.from, to: choice.to },
    overTheWire: renamedResult ? wireChanges(product, renamedResult) : [],
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
      'unknown-name',
    );
  if (others.length > 0)
    throw new Refused(
      `${JSON.stringify(old)} can mean ${[...candidates.keys()].join(', ')}. Say which.`,
      'ambiguous-name',
    );
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
    throw new Refused(`A field stays with its entity: ${owner}.…`, 'name-not-possible');
  const checked = noun === 'field' ? to.slice(`${owner}.`.length) : to;
  if (!form.test(checked))
    throw new Refused(
      `${JSON.stringify(checked)} is not well formed: it must match ${form.source}.`,
      'name-not-possible',
    );
  if (to === from || field === checked) throw new Refused('Both names are the same.', 'name-not-possible');
  if (noun === 'roles' && to === 'public')
    throw new Refused('"public" means everybody.', 'name-not-possible');
  const existingUse = uses.find((use) => use.noun === noun && use.name === to);
  if (existingUse)
    throw new Refused(
      `There is ${noun} ${JSON.stringify(to)} already: ${existingUse.place.file.path}.`,
      'name-taken',
    );
}

function formOf(noun: Exclude<Renamable, 'text'>, language: Language): RegExp {
  if (noun === 'field') return /^[A-Za-z_][A-Za-z0-9_]*$/;
  const shared = language.grammar.get('common.schema.json')?.definitions;
  const definition = isObject(shared) ? shared[noun === 'endpoint' ? 'endpointId' : 'id'] : undefined;
  return new RegExp(isObject(definition) ? String(definition.pattern) : '^');
}

function namedOperations(
  product: LinkedProduct,
  uses: readonly Use[],
  { noun, from, to }: Renaming,
): Operation[] {
  const matchingUses = uses.filter((use) => use.noun === noun && use.name === from);
  if (noun === 'field') return fieldOperations(product, uses, from, to);
  if (noun === 'text') return textOperations(matchingUses, from, to);
  const change = (text: string) =>
    text.startsWith('#/endpoints/')
      ? text.replace(`#/endpoints/${from}/`, `#/endpoints/${to}/`)
      : text === from
        ? to
        : text;
  return matchingUses.flatMap(({ place }) => replaceText(place, change));
}

/** The moving of a file that is named after the id that it declares. */
function fileMoves({ declarations }: LinkedProduct, { noun, from, to }: Renaming): Operation[] {
  if (noun !== 'screen' && noun !== 'entity') return [];
  const declared = (noun === 'screen' ? declarations.screens : declarations.entities).get(from);
  const file = declared?.place.file.path ?? '';
  if (!file.endsWith(`/${from}.${noun}.json`)) return [];
  return [{ op: 'move', file, pointer: '', toFile: `${dirname(file)}/${to}.${noun}.json` }];
}

/** Renames a text where it is shown and as the key of its translations. */
function textOperations(uses: readonly Use[], from: string, to: string): Operation[] {
  const inCode = uses.find(({ place }) => !place.file.path.startsWith('schemas/'));
  if (inCode)
    throw new Refused(
      `The code shows this text too: change it in ${inCode.place.file.path} first.`,
      'not-renamed',
    );
  return uses.flatMap(({ place }) => replaceText(place, (text) => (text === from ? to : text)));
}
