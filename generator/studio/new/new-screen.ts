import type { Operation } from '../../edit/operations.ts';
import { Refused } from '../../edit/refused.ts';
import type { Declarations } from '../../link/context/declarations.ts';
import type { Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { newParts } from '../../tools/new-screen/new-screen.ts';
import { askedFor, nounOf } from '../../tools/new-screen/noun.ts';
import { columns, formField } from '../../tools/new-screen/screens.ts';
import type { Made } from './made.ts';
import { type Said, saidId, saidText, saidTexts } from './read-answers.ts';

/** What a screen is called in the dialog -> the end of its id, of those that a noun has one of. */
const OF_NOUN: Readonly<Record<string, string>> = {
  list: 'list',
  'form to add': 'add',
  'form to change': 'edit',
  page: 'detail',
  report: 'report',
};
/** The screens of the same noun that one cannot do without: where it leads back to, and what it is the same as. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  add: ['list'],
  edit: ['add', 'list'],
  detail: ['list'],
  report: ['list'],
};
/** Kinds that stand by themselves, in the words of the grammar. */
const ALONE = ['tabs', 'hub', 'grid', 'custom'] as const;

/** All kinds of screens that the dialog offers. */
export const SCREEN_KINDS: readonly string[] = [...Object.keys(OF_NOUN), ...ALONE];

/** A screen of a kind, with the calls that it needs. Throws Refused. */
export function newScreen(project: Project, sources: Sources, answers: Said): Made {
  const kind = saidText(answers, 'kind');
  const ending = OF_NOUN[kind];
  if (ending !== undefined) return screenOfNoun(project, sources, answers, ending);
  const { declarations } = project.declared(sources);
  if (!declarations) throw new Refused('Mend the problems first.', 'does-not-compile');
  const id = saidId(answers, 'name');
  if (declarations.screens.has(id)) throw new Refused(`There is a screen "${id}" already.`, 'name-taken');
  const noun = typeof answers.noun === 'string' ? answers.noun : id;
  const file = `schemas/${kind === 'grid' ? noun : id}/${id}.screen.json`;
  const value = {
    $schema: '../language/screen.schema.json',
    kind,
    title: saidText(answers, 'title'),
    roles: saidText(answers, 'roles'),
    ...standing(kind, answers, declarations),
  };
  const added: Operation = { op: 'add', file, pointer: '', value };
  return { operations: [added], title: `new screen ${id}`, file, pointer: '' };
}

function screenOfNoun(project: Project, sources: Sources, answers: Said, ending: string): Made {
  const noun = saidText(answers, 'noun');
  const id = `${noun}-${ending}`;
  const { operations } = newParts(project, sources, [noun], {
    roles: saidText(answers, 'roles'),
    reports: ending === 'report' ? [noun] : [],
    only: [id, ...(NEEDED[ending] ?? []).map((needed) => `${noun}-${needed}`)],
  });
  const file = operations.find(
    (operation) => operation.op === 'add' && operation.file.endsWith(`/${id}.screen.json`),
  );
  if (!file || !('file' in file)) throw new Refused(`There is a screen "${id}" already.`, 'name-taken');
  return { operations, title: `new screen ${id}`, file: file.file, pointer: '' };
}

/** What a kind says of itself. */
function standing(kind: string, answers: Said, declarations: Declarations): object {
  if (kind === 'custom') return { component: saidId(answers, 'component') };
  if (kind === 'grid') return grid(saidText(answers, 'noun'), saidText(answers, 'roles'), declarations);
  const screens = saidTexts(answers, 'screens');
  if (screens.length === 0) throw new Refused('Choose the screens that it leads to.', 'no-value');
  const tabs = screens.map((screen) => {
    const label = declarations.screens.get(screen)?.value.title ?? screen;
    return [screen, { label, screen }] as const;
  });
  return { ...(kind === 'tabs' ? { bind: 'tab' } : {}), tabs: Object.fromEntries(tabs) };
}

/** Rows of a noun, each of which can be changed where it stands. */
function grid(entity: string, roles: string, declarations: Declarations): object {
  const noun = nounOf(declarations, entity, roles);
  const update = `${entity}.update`;
  if (!declarations.endpoints.has(`${entity}.list`) || !declarations.endpoints.has(update))
    throw new Refused(`A grid needs the calls "${entity}.list" and "${update}".`);
  const fields = Object.entries(noun.entity.fields);
  const formInputs = askedFor(noun).filter(({ reference, field }) => !reference && !field.store?.file);
  return {
    source: `${entity}.list`,
    columns: Object.fromEntries(fields.flatMap(([name, field]) => columns(noun, name, field))),
    edit: {
      call: update,
      with: { [noun.key]: `$row.${noun.key}` },
      fields: Object.fromEntries(formInputs.map((input) => [input.property, formField(noun, input)])),
    },
  };
}
