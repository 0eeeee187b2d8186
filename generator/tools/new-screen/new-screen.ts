import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEMO_ROWS, MIGRATIONS, SNAPSHOT } from '../../../core/snapshot.ts';
import { pointer } from '../../diagnostics/pointer.ts';
import { formatProblems } from '../../diagnostics/problems.ts';
import { applied, inOrder } from '../../edit/apply.ts';
import type { Operation, TextOperation } from '../../edit/operations.ts';
import { printRefusal, Refused } from '../../edit/refused.ts';
import { writeChanges } from '../../edit/write-changes.ts';
import type { Json } from '../../expand/json.ts';
import { isSame } from '../../expand/paths.ts';
import { type Draft, shorten } from '../../expand/shorten.ts';
import type { Declarations } from '../../link/context/declarations.ts';
import { complete } from '../../link/product/texts.ts';
import { kindOf as kindOfFile, type Sources } from '../../load/load-product.ts';
import { migrationTexts } from '../../load/read-sources.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../schema/json-schema.ts';
import { demoRows } from './demo-rows.ts';
import { newEndpoints } from './endpoints.ts';
import { nameChoices } from './name-choices.ts';
import { kindOf, type Noun, nounOf, title } from './noun.ts';
import { leadingOn, newScreens } from './screens.ts';
import { newTable } from './table.ts';

export interface NewScreenOptions {
  /** The role set that may use the screens; required when the endpoints of a noun name none, or several. */
  readonly roles?: string | undefined;
  /** Nouns that get a report too. */
  readonly reports?: readonly string[];
  /** Ids of the screens that are written, with what they need; by default all that lack. */
  readonly only?: readonly string[];
}

/** What entities lack to be used, as operations. */
export interface NewParts {
  readonly nouns: readonly Noun[];
  readonly operations: readonly Operation[];
  readonly migrations: readonly TextOperation[];
}

/**
 * Writes what entities lack to be used: list, detail, forms to add and edit, their calls and those of their lifecycles'
 * actions, and the tables, including those of owned rows. Existing parts stay unchanged, and may already refer to the
 * new ones. Returns the exit code.
 */
export async function newScreen(
  project: Project,
  ids: readonly string[],
  { roles, reports = [] }: NewScreenOptions = {},
): Promise<number> {
  try {
    const currentSources = withoutTables(project.sources());
    const { nouns, operations, migrations } = newParts(project, currentSources, ids, { roles, reports });
    const {
      files,
      problems: compileProblems,
      untranslated,
    } = await project.compile(applied(currentSources, operations).files);
    if (!files) throw notYet(formatProblems(compileProblems, 'errors'));
    if (operations.length + migrations.length === 0) {
      console.log(`Nothing is missing: ${ids.join(', ')} can be listed, read, added and changed.`);
      return 0;
    }
    const { changes } = applied(currentSources, [...operations, ...migrations]);
    writeChanges(project.root, changes);
    for (const { file } of changes) console.log(file);
    const texts = untranslated?.get(complete)?.length ?? 0;
    const hasDemo = migrations.some(({ file }) => file.startsWith(DEMO_ROWS));
    console.log(nextSteps(nouns, { texts, hasMigration: migrations.length > 0, hasDemo }));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return printRefusal(error);
  }
}

/** The tables file is outdated: a table may be created. */
function withoutTables(sources: Sources): Sources {
  const others = new Map(sources);
  others.delete(SNAPSHOT);
  return others;
}

/** What these entities lack among some sources. Nothing is written. Throws Refused. */
export function newParts(
  project: Project,
  sources: Sources,
  ids: readonly string[],
  { roles, reports = [], only }: NewScreenOptions = {},
): NewParts {
  const currentSources = withoutTables(sources);
  const { declarations, problems } = project.declared(currentSources);
  if (!declarations) throw notYet(formatProblems(problems.sorted(), 'errors'));
  const nouns = referredFirst(ids.map((id) => nounOf(declarations, id, roles, ids)));
  refuseForms(nouns, declarations);
  const files = nouns.flatMap((noun) => [
    ...newFiles(noun, declarations, currentSources, { report: reports.includes(noun.id), only }),
  ]);
  const operations = [
    ...choiceOperations(nouns, declarations),
    ...fileOperations(currentSources, new Map(files)),
    ...nouns
      .flatMap((noun) => menuOperations(noun, declarations, reports.includes(noun.id)))
      .filter(({ value }) => only === undefined || only.includes(value.screen)),
  ];
  return { nouns, operations, migrations: newMigrations(project.root, currentSources, nouns) };
}

/** Refuses actions with a missing form, whose fields cannot be derived. */
function refuseForms(nouns: readonly Noun[], { screens }: Declarations): void {
  for (const { lifecycles } of nouns)
    for (const { lifecycle, actions } of lifecycles)
      for (const [name, { form }] of Object.entries(actions))
        if (form && !screens.has(form))
          throw new Refused(
            `The step "${name}" of lifecycle "${lifecycle}" has the form "${form}", which is not there yet.\n` +
              'Take "form" out and run this again: the call is written. Then write the form with that call as its "submit", give the call its body, and put "form" back.',
          );
}

function notYet(problems: string): Refused {
  return new Refused(
    `${problems}\nMend this first (what new-screen writes may be missing), then run it again.`,
  );
}

/** Adds the new files without their default values. */
function fileOperations(currentSources: Sources, added: ReadonlyMap<string, object>): Operation[] {
  const existingFiles = [...currentSources].flatMap(([path, text]) =>
    kindOfFile(path) ? [[path, JSON.parse(text) as unknown] as const] : [],
  );
  const drafts = [...existingFiles, ...added].flatMap(([path, value]): Draft[] => {
    const kind = kindOfFile(path);
    return kind ? [{ kind, path, value }] : [];
  });
  const short = shorten(drafts, (path) => added.has(path)).filter(({ path }) => added.has(path));
  return short.flatMap(({ path, value }) => {
    const home = path.replace(/-more(?=\.endpoints\.json$)/, '');
    return home !== path && isObject(value)
      ? callOperations(JSON.parse(currentSources.get(home) ?? '{}'), home, value)
      : [{ op: 'add', file: path, pointer: '', value } as const];
  });
}

/** Adds calls to the file of the others of their noun. What the new ones say together is said of each where that file says another. */
function callOperations(existing: unknown, file: string, { endpoints, ...shared }: Json): Operation[] {
  const own = Object.entries(shared).filter(
    ([key, value]) => key !== '$schema' && !(isObject(existing) && isSame(existing[key], value)),
  );
  return Object.entries(isObject(endpoints) ? endpoints : {}).map(([call, value]) => ({
    op: 'add',
    file,
    pointer: pointer(['endpoints', call]),
    value: { ...Object.fromEntries(own), ...(isObject(value) ? value : {}) },
  }));
}

/** Referenced nouns come first, so that their tables are created first. */
function referredFirst(nouns: readonly Noun[]): Noun[] {
  const sorted = new Set<Noun>();
  const visited = new Set<Noun>();
  const visit = (noun: Noun) => {
    if (visited.has(noun)) return;
    visited.add(noun);
    const tables = [noun, ...noun.children.map((child) => child.noun)].flatMap(({ references }) =>
      [...references.values()].map(({ table }) => table),
    );
    for (const referredNoun of nouns) if (tables.includes(referredNoun.entity.table)) visit(referredNoun);
    sorted.add(noun);
  };
  for (const noun of nouns) visit(noun);
  return [...sorted];
}

/** Path -> new declaration, with all defaults written out. */
function newFiles(
  noun: Noun,
  declarations: Declarations,
  currentSources: Sources,
  { report, only }: { readonly report: boolean; readonly only: readonly string[] | undefined },
): Map<string, object> {
  const { id } = noun;
  const home = declarations.entities.get(id)?.place.file.path ?? '';
  const grammar = noun.entity.$schema ?? '../language/entity.schema.json';
  const path = `${dirname(home)}/${id}`;
  const files = new Map<string, object>();
  // A round trip through JSON removes the keys without a value.
  const add = (name: string, kind: string, content: object) =>
    files.set(
      name,
      JSON.parse(JSON.stringify({ $schema: grammar.replace('entity.', `${kind}.`), ...content })) as object,
    );
  const isNew = (screen: string) =>
    !declarations.screens.has(screen) && (only === undefined || only.includes(screen));
  const endpoints = newEndpoints(noun, (call) => declarations.endpoints.has(call), isNew, report);
  // Shortened by themselves, before they are added to a file that is there.
  const part = currentSources.has(`${path}.endpoints.json`) ? '-more' : '';
  if (Object.keys(endpoints).length > 0) add(`${path}${part}.endpoints.json`, 'endpoints', { endpoints });
  const isThere = (screen: string) => declarations.screens.has(screen) || isNew(screen);
  for (const [screen, content] of newScreens(noun, report))
    if (isNew(screen)) add(`${dirname(home)}/${screen}.screen.json`, 'screen', leadingOn(content, isThere));
  return files;
}

/** Entries of the menu for its list and report, at the end; none where the menu has them. */
function menuOperations({ id, name, names }: Noun, { app }: Declarations, report: boolean) {
  const menu = JSON.stringify(app.value.navigation);
  const entries = [
    { label: names, icon: 'box', screen: `${id}-list` },
    ...(report ? [{ label: `${name} Report`, icon: 'chart', screen: `${id}-report` }] : []),
  ];
  return entries
    .filter(({ screen }) => !menu.includes(`"${screen}"`))
    .map((value) => ({ op: 'add' as const, file: app.place.file.path, pointer: '/navigation/-', value }));
}

/** Adds the names of enum values to the entities, also to those of owned rows. */
function choiceOperations(nouns: readonly Noun[], { entities }: Declarations): Operation[] {
  const nounsWithChildren = nouns.flatMap((noun) => [noun, ...noun.children.map((child) => child.noun)]);
  return inOrder(
    nounsWithChildren.flatMap((noun) => {
      const declared = entities.get(noun.id);
      return declared ? nameChoices(noun, declared) : [];
    }),
  );
}

/**
 * Migrations for tables that no migration creates, and demo rows if the product has demo data. Empty for a product
 * without a folder of migrations.
 */
function newMigrations(root: string, sources: Sources, nouns: readonly Noun[]): TextOperation[] {
  if (!existsSync(join(root, MIGRATIONS))) return [];
  const texts = migrationTexts(root, sources);
  const hasDemo = existsSync(join(root, dirname(DEMO_ROWS)));
  const written = [...texts.values()].join('\n');
  const lacks = ({ entity: { table } }: Noun) =>
    !new RegExp(`create (table|view) (if not exists )?${table}\\b`, 'i').test(written);
  const tableMigrations = nouns.flatMap((noun) => {
    const tables = [
      ...(lacks(noun) ? [[noun] as const] : []),
      ...noun.children.flatMap((child) =>
        lacks(child.noun) ? [[child.noun, { noun, child }] as const] : [],
      ),
    ];
    return tables.length > 0 ? [{ name: noun.entity.table?.replaceAll('_', '-'), tables }] : [];
  });
  return tableMigrations.flatMap(({ name, tables }, migrationIndex) => {
    const file = nextMigration(texts, `${name}`, migrationIndex);
    const rows = tables.flatMap(([noun, owner]) => demoRows(noun, owner) ?? []).join('');
    return [
      newFile(
        `${MIGRATIONS}/${file}`,
        `-- expand\n${tables.map(([noun, owner]) => newTable(noun, owner)).join('')}`,
      ),
      ...(rows && hasDemo ? [newFile(`${DEMO_ROWS}/${file}`, rows)] : []),
    ];
  });
}

/** The name of a migration that runs after all others; `further`: after so many new ones. */
export function nextMigration(texts: ReadonlyMap<string, string>, name: string, further = 0): string {
  const last = Math.max(0, ...[...texts.keys()].map((file) => Number.parseInt(file, 10) || 0));
  return `${String(last + 1 + further).padStart(4, '0')}-${name}.sql`;
}

export function newFile(file: string, newText: string): TextOperation {
  return { op: 'text', file, offset: 0, oldText: null, newText };
}

/** The remaining steps for the person who runs it. */
function nextSteps(
  nouns: readonly Noun[],
  { texts, hasMigration, hasDemo }: { texts: number; hasMigration: boolean; hasDemo: boolean },
): string {
  const unaskedTitles = nouns.flatMap(notAskedFor);
  const steps = [
    'read what was written: labels and their order, what is asked for when, and where it stands in "navigation" of schemas/app.json',
    ...(unaskedTitles.length > 0
      ? [`the forms do not ask for ${unaskedTitles.join(', ')}: schemas/language/fields.json says what could`]
      : []),
    ...(hasMigration
      ? [
          'read the migration before the first start: what has run cannot be changed; npm run generate reads its tables',
        ]
      : []),
    ...(hasDemo
      ? [
          `change the rows in ${DEMO_ROWS} to believable ones: a start with demo data fills them into an empty table`,
        ]
      : []),
    ...(texts > 0 ? [`translate ${texts} texts: npm run check -- --texts lists them`] : []),
    'npm run generate, npm start',
  ];
  return ['Next:', ...steps.map((step, stepIndex) => `  ${stepIndex + 1}. ${step}`)].join('\n');
}

/** Titles of the fields that could be entered but are in no form. */
function notAskedFor(noun: Noun): string[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]) => {
    const kind = kindOf(noun, name, field);
    const isMissing =
      (kind === 'ref' && !noun.references.get(name)?.picker) || (kind === 'other' && !field.store);
    return isMissing ? [title(name)] : [];
  });
}
