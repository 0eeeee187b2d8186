import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { EntityDeclaration } from '../link/declarations.ts';
import type { LinkedProduct } from '../link/link-product.ts';
import { formatProblems } from '../problems.ts';
import type { Project } from '../project.ts';
import { mainType } from '../schema/json-schema.ts';
import { newEndpoints, writable } from './new-endpoints.ts';
import { Refused } from './refused.ts';

/**
 * Writes list, add and edit screens for an entity, with the endpoints they lack. Gives the exit code.
 * @param roles the role set that may use them; needed where the noun's endpoints name none, or several
 */
export async function newScreen(project: Project, noun: string, roles?: string): Promise<number> {
  try {
    const before = project.sources();
    const { product, problems } = project.analyse(before);
    if (!product) throw new Refused(`It does not compile as it is:\n${formatProblems(problems.sorted())}`);
    const files = newFiles(product, noun, roles);
    for (const path of files.keys())
      if (before.has(path) || existsSync(join(project.root, path)))
        throw new Refused(`${path} exists already.`);
    const compiled = await project.compile(new Map([...before, ...files]));
    if (!compiled.files)
      throw new Refused(`The result would not compile:\n${formatProblems(compiled.problems, 'errors')}`);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(project.root, path)), { recursive: true });
      writeFileSync(join(project.root, path), text);
      console.log(path);
    }
    console.log(nextSteps(noun));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    return 1;
  }
}

function nextSteps(noun: string): string {
  return [
    'Next:',
    `  1. labels and order: read the new screens`,
    `  2. navigation in schemas/app.json: { "label": "${title(noun)}", "screen": "${noun}-list" }`,
    '  3. npm run generate, then npm run check -- --texts: the translations that are missing',
    `  4. a migration, if the table is new; a journey in tests/e2e/${noun}.spec.ts`,
  ].join('\n');
}

function newFiles({ declarations }: LinkedProduct, noun: string, wanted?: string): Map<string, string> {
  const entity = declarations.entities.get(noun);
  if (!entity)
    throw new Refused(
      `There is no entity "${noun}"; known: ${[...declarations.entities.keys()].join(', ')}.`,
    );
  if (!entity.value.table) throw new Refused(`Entity "${noun}" has no table.`);
  for (const id of [`${noun}-list`, `${noun}-add`, `${noun}-edit`])
    if (declarations.screens.has(id)) throw new Refused(`The screen "${id}" exists already.`);
  const roles = wanted ?? rolesOf(declarations, noun);
  const folders = usualFolders(declarations);
  const endpoints = Object.entries(newEndpoints(entity.value, noun, roles, folders.calls)).filter(
    ([id]) => !declarations.endpoints.has(id),
  );
  const path = `${dirname(entity.place.file.path)}/${noun}`;
  const files = new Map<string, string>();
  const file = (name: string, schema: string, content: object) =>
    files.set(
      name,
      `${JSON.stringify({ $schema: `../language/${schema}.schema.json`, ...content }, null, 2)}\n`,
    );
  const owned = [...declarations.endpoints.values()].some(
    ({ place }) => place.file.path === `${path}.endpoints.json`,
  );
  if (endpoints.length > 0)
    file(`${path}${owned ? '-more' : ''}.endpoints.json`, 'endpoints', {
      endpoints: Object.fromEntries(endpoints),
    });
  for (const screen of screensOf(entity.value, noun, roles, folders.screens))
    file(`${path}${screen.screen.slice(noun.length)}.screen.json`, 'screen', screen);
  return files;
}

/** The role set that the noun's endpoints name, when they agree. */
function rolesOf({ app, endpoints }: LinkedProduct['declarations'], noun: string): string {
  const named = [...endpoints.values()].flatMap(({ value }) =>
    value.resource?.entity === noun || value.answer.item === noun ? [value.roles] : [],
  );
  const [roles, ...others] = new Set(named);
  if (roles !== undefined && others.length === 0) return roles;
  const known = Object.keys(app.value.access).join(', ');
  const why =
    roles === undefined ? 'has no endpoints yet' : `has endpoints for ${[roles, ...others].join(' and ')}`;
  throw new Refused(`"${noun}" ${why}: say with --roles who may use its screens. Role sets: ${known}.`);
}

/** Where the product's other lists stand, and the calls that answer their rows. */
function usualFolders({ endpoints, screens }: LinkedProduct['declarations']) {
  const lists = [...endpoints.values()].filter(({ value }) => value.resource?.do === 'list');
  const pages = [...screens.values()].filter(({ value }) => value.kind === 'list');
  return {
    calls: mostFrequentFolder(lists.map(({ value }) => value.path)),
    screens: mostFrequentFolder(pages.map(({ value }) => value.route)),
  };
}

/** The folder that most paths lie in, without a slash at its end; a path with parameters lies below a record. */
function mostFrequentFolder(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (path.includes('{')) continue;
    const folder = posix.dirname(path).replace(/\/$/, '');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function screensOf(entity: EntityDeclaration, noun: string, roles: string, folder: string) {
  const name = title(noun);
  const key = entity.key ?? 'id';
  const parent = `${noun}-list`;
  const shown = Object.entries(entity.fields).filter(
    ([, field]) =>
      !field.store?.ref && !field.store?.many && mainType(field) !== 'object' && mainType(field) !== 'array',
  );
  const form = { kind: 'form', roles, parent };
  // biome-ignore lint/suspicious/noThenProperty: the language's word
  const done = { label: 'Save', then: { to: parent } };
  const given = { [key]: `$route.${key}` };
  return [
    {
      screen: parent,
      kind: 'list',
      route: `${folder}/${noun}`,
      title: name,
      roles,
      source: `${noun}.list`,
      search: entity.search ? { on: 'enter' } : undefined,
      columns: Object.fromEntries(shown.map(([field]) => [field, title(field)])),
      header: { add: { label: `Add new ${name}`, icon: 'add', place: 'primary', to: `${noun}-add` } },
      row: { edit: { label: 'Edit', icon: 'edit', to: `${noun}-edit` } },
      empty: { text: `No ${name.toLowerCase()} yet` },
    },
    {
      screen: `${noun}-add`,
      ...form,
      route: `${folder}/${noun}/add`,
      title: `Add new ${name}`,
      fields: Object.fromEntries(
        writable(entity).map(([field, schema]) => [field, formField(field, schema)]),
      ),
      submit: { call: `${noun}.create`, ...done },
      cancel: { label: 'Cancel' },
    },
    {
      screen: `${noun}-edit`,
      ...form,
      route: `${folder}/${noun}/edit/{${key}}`,
      title: `Edit ${name}`,
      extends: `${noun}-add`,
      load: { call: `${noun}.get`, with: given },
      submit: { call: `${noun}.update`, with: given, ...done },
    },
  ];
}

/** A field of one of a few values needs to know what they are called, unless the entity says so; 0 and 1 are off and on. */
function formField(name: string, schema: object) {
  const label = title(name);
  if ('choices' in schema || !('enum' in schema) || !Array.isArray(schema.enum)) return { label };
  const values = schema.enum.filter((value) => value !== null).map(String);
  if (values.every((value) => value === '0' || value === '1')) return { label, field: 'switch' };
  return { label, choices: Object.fromEntries(values.map((value) => [value, title(value)])) };
}

/** `file_url` -> `File url`. */
function title(name: string): string {
  if (name === 'id') return 'ID';
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
