import { DEMO_ROWS, MIGRATIONS } from '../../../core/snapshot.ts';
import { applied } from '../../edit/apply.ts';
import type { Operation } from '../../edit/operations.ts';
import { Refused } from '../../edit/refused.ts';
import { pluralOf } from '../../expand/words.ts';
import type { Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { newFile, newParts } from '../../tools/new-screen/new-screen.ts';
import { declaredField, type SaidField } from './field-types.ts';
import type { Made } from './made.ts';
import { type Said, saidField, saidId, saidText } from './read-answers.ts';

/** A noun: its entity and everything that `new-screen` makes of it. */
export interface SaidNoun {
  readonly id: string;
  readonly roles: string;
  readonly fields: readonly SaidField[];
  readonly hasReport: boolean;
}

/** A noun of a dialog. Throws Refused. */
export function saidNoun(answers: Said): SaidNoun {
  const fields = Array.isArray(answers.fields) ? answers.fields.map(saidField) : [];
  if (fields.length === 0) throw new Refused('A noun needs a field.', 'no-value');
  return {
    id: saidId(answers, 'name'),
    roles: saidText(answers, 'roles'),
    fields,
    hasReport: answers.report === true,
  };
}

/**
 * The declarations, migration and demo rows of a noun. Throws Refused.
 * @param rowsOf the demo rows in place of made-up ones, by table; '' for none
 */
export function newNoun(
  project: Project,
  sources: Sources,
  { id, roles, fields, hasReport }: SaidNoun,
  rowsOf?: (table: string) => string,
): Made & { readonly migrations: readonly string[] } {
  const { declarations } = project.declared(sources);
  if (!declarations) throw new Refused('Mend the problems first.', 'does-not-compile');
  if (declarations.entities.has(id)) throw new Refused(`There is a noun "${id}" already.`, 'name-taken');
  const table = pluralOf(id.replaceAll('-', '_'));
  const texts = fields.filter(({ type }) => type === 'text').map(({ name }) => name);
  const [label] = texts;
  const file = `schemas/${id}/${id}.entity.json`;
  const entity: Operation = {
    op: 'add',
    file,
    pointer: '',
    value: {
      $schema: '../language/entity.schema.json',
      table,
      ...(label === undefined || texts.includes('name') ? {} : { label }),
      ...(texts.length > 0 ? { search: texts.slice(0, 2) } : {}),
      fields: Object.fromEntries(fields.map((field) => [field.name, declaredField(field, declarations)])),
    },
  };
  const { operations, migrations } = newParts(project, applied(sources, [entity]).files, [id], {
    roles,
    reports: hasReport ? [id] : [],
  });
  const tables = migrations.filter(({ file: path }) => path.startsWith(`${MIGRATIONS}/`));
  const rows = tables.flatMap(({ file: path }) => {
    const text = rowsOf?.(table) ?? '';
    return text === '' ? [] : [newFile(path.replace(MIGRATIONS, DEMO_ROWS), text)];
  });
  return {
    operations: [entity, ...operations, ...(rowsOf ? [...tables, ...rows] : migrations)],
    title: `new noun ${id}`,
    file: `schemas/${id}/${id}-list.screen.json`,
    pointer: '',
    migrations: tables.map((operation) => operation.file),
  };
}
