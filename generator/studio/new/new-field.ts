import { MIGRATIONS } from '../../../core/snapshot.ts';
import { pointer } from '../../diagnostics/pointer.ts';
import { valueAt } from '../../diagnostics/written.ts';
import { applied } from '../../edit/apply.ts';
import type { AddOperation, Operation } from '../../edit/operations.ts';
import { Refused } from '../../edit/refused.ts';
import type { Declarations } from '../../link/context/declarations.ts';
import type { Sources } from '../../load/load-product.ts';
import { migrationTexts } from '../../load/read-sources.ts';
import type { Project } from '../../project.ts';
import { allowsNull, isObject } from '../../schema/json-schema.ts';
import { newFile, nextMigration } from '../../tools/new-screen/new-screen.ts';
import { askedFor, kindOf, type Noun, nounOf } from '../../tools/new-screen/noun.ts';
import { columns, formField } from '../../tools/new-screen/screens.ts';
import { newColumn } from '../../tools/new-screen/table.ts';
import { childOf } from '../grammar-at.ts';
import { typedValue } from '../sheet/typed-value.ts';
import { declaredField, type SaidField } from './field-types.ts';
import type { Made } from './made.ts';
import { filesInView } from './noun-in-view.ts';
import { type Said, saidField, saidText, saidTexts } from './read-answers.ts';

/** Where a new field is shown and formInput for. */
export const SHOWN_IN = ['list', 'form', 'page'] as const;

/** Everything that a new field needs: entity, migration, calls, form, column. Throws Refused. */
export function newField(project: Project, sources: Sources, answers: Said): Made {
  const entity = saidText(answers, 'entity');
  const field = saidField(answers);
  const declarationsBefore = declarationsOf(project, sources);
  const declared = declarationsBefore.entities.get(entity);
  if (!declared) throw new Refused(`There is no noun "${entity}".`, 'unknown-name');
  const { file } = declared.place;
  if (field.name in declared.value.fields)
    throw new Refused(`"${entity}" has a field "${field.name}" already.`, 'key-exists');
  const added: AddOperation = {
    op: 'add',
    file: file.path,
    pointer: `/fields/${field.name}`,
    value: declaredField(field, declarationsBefore),
  };
  const declarations = declarationsOf(project, applied(sources, [added]).files);
  const [roles = ''] = Object.keys(declarations.app.value.access);
  const noun = nounOf(declarations, entity, roles);
  const shownIn = saidTexts(answers, 'shown');
  const places = new Places(sources, declarations, noun, field.name);
  const operations = [
    added,
    ...places.calls(),
    ...(shownIn.includes('list') ? places.lists() : []),
    ...(shownIn.includes('page') ? places.pages() : []),
    ...(shownIn.includes('form') || field.isRequired ? places.forms() : []),
    ...migration(project, sources, noun, field, answers.rows),
  ];
  const place = placeInView(operations, filesInView(declarations, answers.file)) ?? added;
  return { operations, title: `new field ${field.name}`, file: place.file, pointer: place.pointer };
}

/** Where the new field is drawn in what is in view: its column of a list, its field of a form or page. */
function placeInView(operations: readonly Operation[], files: readonly string[]): Located | undefined {
  for (const file of files)
    for (const operation of operations)
      if (operation.op === 'add' && operation.file === file && !operation.pointer.endsWith('/-'))
        return operation;
  return undefined;
}

/** Throws Refused. */
function declarationsOf(project: Project, sources: Sources): Declarations {
  const { declarations } = project.declared(sources);
  if (!declarations) throw new Refused('Mend the problems first.', 'does-not-compile');
  return declarations;
}

/** The migration that gives the table its column; `rows` is what the rows that are there get. */
function migration(
  project: Project,
  sources: Sources,
  noun: Noun,
  { name, type, isRequired, choices }: SaidField,
  rows: unknown,
): Operation[] {
  const texts = migrationTexts(project.root, sources);
  if (texts.size === 0) return [];
  const value = typeof rows === 'string' && rows !== '' ? typedValue(rows, type, choices) : undefined;
  const sql = newColumn(noun, name, value);
  if (isRequired && sql && !/ default /.test(sql))
    throw new Refused(`Say what the rows that are there get as "${name}", or let it be empty.`, 'no-value');
  const file = nextMigration(texts, `${noun.entity.table}-${name}`.replaceAll('_', '-'));
  return sql === undefined ? [] : [newFile(`${MIGRATIONS}/${file}`, `-- expand\n${sql}`)];
}

/** Where a field of a noun belongs in what is written. */
class Places {
  readonly #sources: Sources;
  readonly #declarations: Declarations;
  readonly #noun: Noun;
  readonly #name: string;

  constructor(sources: Sources, declarations: Declarations, noun: Noun, name: string) {
    this.#sources = sources;
    this.#declarations = declarations;
    this.#noun = noun;
    this.#name = name;
  }

  get #field() {
    return this.#noun.entity.fields[this.#name] ?? {};
  }

  /** What its calls answer, sort by and take. */
  calls(): Operation[] {
    const name = this.#name;
    const formInput = askedFor(this.#noun).find((candidate) => candidate.name === name);
    const isSorted = ['plain', 'flag', 'instant', 'state'].includes(kindOf(this.#noun, name, this.#field));
    return [...this.#declarations.endpoints.values()].flatMap(({ id, value: call, place }) => {
      const { do: verb, entity } = call.resource ?? {};
      const located = (...keys: string[]) => ({
        file: place.file.path,
        pointer: pointer(['endpoints', id, ...keys]),
      });
      const written = (...keys: string[]) => this.#written(place.file.path, ['endpoints', id, ...keys]);
      const listed = (...keys: string[]): AddOperation[] =>
        Array.isArray(written(...keys)) ? [{ op: 'add', ...located(...keys, '-'), value: name }] : [];
      if (entity !== this.#noun.id) return [];
      const answered = [...listed('answer', 'item'), ...listed('answer', 'item', 'pick')];
      if (verb === 'list')
        return [...answered, ...(isSorted ? [...listed('sort'), ...listed('sort', 'fields')] : [])];
      if ((verb !== 'create' && verb !== 'update') || !formInput) return answered;
      const isNeeded = !allowsNull(this.#field) && kindOf(this.#noun, name, this.#field) !== 'flag';
      const required = isNeeded && verb === 'create' ? listed('body', 'required') : [];
      const body = written('body', 'properties');
      const value = formInput.reference ? { type: formInput.reference.type } : {};
      return [
        ...answered,
        ...required.map((operation) => ({ ...operation, value: formInput.property })),
        ...(isObject(body)
          ? [{ op: 'add' as const, ...located('body', 'properties', formInput.property), value }]
          : []),
      ];
    });
  }

  lists(): Operation[] {
    return this.#screens('list', 'columns', (screen) =>
      this.#isOf(childOf(screen, 'source'), 'list'),
    ).flatMap((holder) =>
      columns(this.#noun, this.#name, this.#field).map(([path, value]) => added(holder, path, value)),
    );
  }

  pages(): Operation[] {
    return this.#screens('detail', 'main/0/fields', (screen) =>
      this.#isOf(childOf(screen, 'source'), 'get'),
    ).flatMap((holder) =>
      columns(this.#noun, this.#name, this.#field).map(([path, value]) => added(holder, path, value)),
    );
  }

  forms(): Operation[] {
    const formInput = askedFor(this.#noun).find((candidate) => candidate.name === this.#name);
    const takes = (screen: unknown) =>
      ['create', 'update'].some((verb) => this.#isOf(childOf(screen, 'submit'), verb));
    if (!formInput) return [];
    return this.#screens('form', 'fields', takes).flatMap((holder) => [
      added(holder, formInput.property, formField(this.#noun, formInput)),
      ...this.#section(holder.file, formInput.property),
    ]);
  }

  /** The last section of a form shows it, where sections say which fields they show. */
  #section(file: string, property: string): Operation[] {
    const sections = this.#written(file, ['sections']);
    if (!Array.isArray(sections)) return [];
    const last = sections.findLastIndex((section) => Array.isArray(childOf(section, 'fields')));
    return last < 0 ? [] : [{ op: 'add', file, pointer: `/sections/${last}/fields/-`, value: property }];
  }

  /** Where screens of a kind hold such members, of those that say it themselves. */
  #screens(kind: string, member: string, isWanted: (screen: unknown) => boolean): Located[] {
    return [...this.#declarations.screens.values()].flatMap(({ value, place }) => {
      const located = { file: place.file.path, pointer: `/${member}` };
      const isHere =
        value.kind === kind && isWanted(value) && isObject(this.#written(place.file.path, member.split('/')));
      return isHere ? [located] : [];
    });
  }

  #isOf(call: unknown, verb: string): boolean {
    const id = isObject(call) ? call.call : call;
    const { resource, answer } = this.#declarations.endpoints.get(String(id))?.value ?? {};
    if (resource) return resource.entity === this.#noun.id && resource.do === verb;
    return verb === 'get' && answer?.item === this.#noun.id;
  }

  #written(file: string, keys: readonly string[]): unknown {
    return valueAt(JSON.parse(this.#sources.get(file) ?? '{}'), keys);
  }
}

interface Located {
  readonly file: string;
  readonly pointer: string;
}

const added = ({ file, pointer: place }: Located, key: string, value: unknown): Operation => ({
  op: 'add',
  file,
  pointer: `${place}${pointer([key])}`,
  value,
});
