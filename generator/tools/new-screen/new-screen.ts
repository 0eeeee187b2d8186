import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIGRATIONS, SNAPSHOT } from '../../../server/store/snapshot.ts';
import { formatProblems } from '../../diagnostics/problems.ts';
import { type Draft, shorten } from '../../expand/shorten.ts';
import type { Declarations } from '../../link/context/declarations.ts';
import { complete } from '../../link/product/texts.ts';
import { kindOf as kindOfFile, type Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../schema/json-schema.ts';
import { applyEdits } from '../edits.ts';
import { Refused, sayRefused } from '../refused.ts';
import { newEndpoints } from './endpoints.ts';
import { nameChoices } from './name-choices.ts';
import { kindOf, type Noun, nounOf, title } from './noun.ts';
import { printJson } from './print-json.ts';
import { newScreens } from './screens.ts';
import { newTable } from './table.ts';

/**
 * Writes what an entity lacks to be used: list, add and edit screens, their calls and those of its lifecycle's actions,
 * and the table. Gives the exit code. References to what it is about to write may already exist.
 * @param roles the role set that may use the screens; needed where the noun's endpoints name none, or several
 */
export async function newScreen(project: Project, id: string, roles?: string): Promise<number> {
  try {
    const before = new Map(project.sources());
    // The table may be one that this is about to make.
    before.delete(SNAPSHOT);
    const { declarations, problems } = project.declared(before);
    if (!declarations) throw notYet(formatProblems(problems.sorted(), 'errors'));
    const noun = nounOf(declarations, id, roles);
    const added = shortened(before, newFiles(noun, declarations));
    for (const path of added.keys())
      if (before.has(path) || existsSync(join(project.root, path)))
        throw new Refused(`${path} exists already.`);
    const named = withChoices(noun, declarations, before);
    const {
      files,
      problems: found,
      untranslated,
    } = await project.compile(new Map([...before, ...named, ...added]));
    if (!files) throw notYet(formatProblems(found, 'errors'));
    const migration = migrationOf(project.root, noun);
    for (const [path, text] of [...named, ...added, ...migration]) {
      mkdirSync(dirname(join(project.root, path)), { recursive: true });
      writeFileSync(join(project.root, path), text);
      console.log(path);
    }
    console.log(nextSteps(noun, declarations, untranslated?.get(complete)?.length ?? 0, migration.size > 0));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return sayRefused(error);
  }
}

function notYet(problems: string): Refused {
  return new Refused(
    `${problems}\nMend this first (what new-screen writes may be missing), then run it again.`,
  );
}

/** The new files without what comes by default: path -> text. */
function shortened(before: Sources, added: ReadonlyMap<string, object>): Map<string, string> {
  const known = [...before].map(([path, text]) => [path, JSON.parse(text) as unknown] as const);
  const drafts = [...known, ...added].flatMap(([path, value]): Draft[] => {
    const kind = kindOfFile(path);
    return kind ? [{ kind, path, value }] : [];
  });
  const short = shorten(drafts, (path) => added.has(path)).filter(({ path }) => added.has(path));
  return new Map(short.map(({ path, value }) => [path, printJson(isObject(value) ? value : {})]));
}

/** Path -> the declarations that come anew, in full. */
function newFiles(noun: Noun, declarations: Declarations): Map<string, object> {
  const { id } = noun;
  const home = declarations.entities.get(id)?.place.file.path ?? '';
  const grammar = noun.entity.$schema ?? '../language/entity.schema.json';
  const path = `${dirname(home)}/${id}`;
  const files = new Map<string, object>();
  // As written: without the keys that have no value.
  const add = (name: string, kind: string, content: object) =>
    files.set(
      name,
      JSON.parse(JSON.stringify({ $schema: grammar.replace('entity.', `${kind}.`), ...content })) as object,
    );
  const endpoints = newEndpoints(noun, (call) => declarations.endpoints.has(call));
  const owned = [...declarations.endpoints.values()].some(
    ({ place }) => place.file.path === `${path}.endpoints.json`,
  );
  if (Object.keys(endpoints).length > 0)
    add(`${path}${owned ? '-more' : ''}.endpoints.json`, 'endpoints', { endpoints });
  for (const [screen, content] of newScreens(noun)) {
    if (declarations.screens.has(screen)) throw new Refused(`The screen "${screen}" exists already.`);
    add(`${dirname(home)}/${screen}.screen.json`, 'screen', content);
  }
  return files;
}

/** The entity's file, where an enum had no names. */
function withChoices(noun: Noun, { entities }: Declarations, before: Sources): Map<string, string> {
  const declared = entities.get(noun.id);
  const edits = declared ? nameChoices(noun, declared) : [];
  const after = applyEdits(before, edits);
  return new Map(edits.map(({ file }) => [file, after.get(file) ?? '']));
}

/** A migration for a table that none makes; a product without a folder of migrations has its tables elsewhere. */
function migrationOf(root: string, noun: Noun): Map<string, string> {
  const folder = join(root, MIGRATIONS);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const made = new RegExp(`create table (if not exists )?${noun.entity.table}\\b`, 'i');
  if (files.some((name) => made.test(readFileSync(join(folder, name), 'utf8')))) return new Map();
  const last = Math.max(0, ...files.map((name) => Number.parseInt(name, 10)));
  const path = `${MIGRATIONS}/${String(last + 1).padStart(4, '0')}-${noun.entity.table?.replaceAll('_', '-')}.sql`;
  return new Map([[path, newTable(noun)]]);
}

function nextSteps(noun: Noun, { app }: Declarations, texts: number, isTableNew: boolean): string {
  const list = `${noun.id}-list`;
  const isLinked = JSON.stringify(app.value.navigation).includes(`"${list}"`);
  const entry = `{ "label": "${noun.names}", "icon": "box", "screen": "${list}" }`;
  const left = Object.entries(noun.entity.fields).filter(([name, field]) => {
    const kind = kindOf(noun, name, field);
    return (
      kind === 'file' ||
      (kind === 'ref' && !noun.references.get(name)?.picker) ||
      (kind === 'other' && !field.store)
    );
  });
  const steps = [
    'read what was written: labels and their order, what is asked for when',
    ...(left.length > 0
      ? [
          `the forms do not ask for ${left.map(([name]) => title(name)).join(', ')}: schemas/language/fields.json says what could`,
        ]
      : []),
    ...(isTableNew
      ? [
          'read the migration before the first start: what has run cannot be changed; npm run generate reads its tables',
        ]
      : []),
    ...(isLinked ? [] : [`add to "navigation" in schemas/app.json: ${entry}`]),
    ...(texts > 0 ? [`translate ${texts} texts: npm run check -- --texts lists them`] : []),
    'npm run generate, npm start',
  ];
  return ['Next:', ...steps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n');
}
