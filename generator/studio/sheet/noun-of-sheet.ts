import type { SheetColumn, SheetView } from '../../../core/studio.ts';
import { Refused } from '../../edit/refused.ts';
import { singularOf } from '../../expand/words.ts';
import type { Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { Made } from '../new/made.ts';
import { newNoun } from '../new/new-noun.ts';
import { type Said, saidId, saidText, saidTexts } from '../new/read-answers.ts';
import type { LaterRows } from '../session.ts';
import { guessColumns } from './guess-columns.ts';
import { readSheet, type SheetTexts } from './read-sheet.ts';
import { fieldOf, insertRows, rowsOf, sheetView } from './sheet-rows.ts';

/** What a spreadsheet holds, with the types that were chosen for its columns, or guessed ones. Throws Refused. */
export async function lookAtSheet(answers: Said): Promise<SheetView> {
  const texts = await textsOf(answers);
  return { name: nameOf(answers.file), ...sheetView(texts, columnsOf(answers, texts)) };
}

/** What one row is called by the name of the file: `My Suppliers.xlsx` -> `my-supplier`. */
function nameOf(file: unknown): string {
  const words = String(file ?? '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  return singularOf(words);
}

/** A noun of a spreadsheet; its rows become demo rows, or wait for the table. Throws Refused. */
export async function nounOfSheet(
  project: Project,
  sources: Sources,
  answers: Said,
): Promise<Made & { readonly rows?: LaterRows }> {
  const texts = await textsOf(answers);
  const { rows, columns } = rowsOf(texts, columnsOf(answers, texts));
  const isDemo = answers.rows === 'demo';
  let laterSql = '';
  const noun = newNoun(
    project,
    sources,
    {
      id: saidId(answers, 'name'),
      roles: saidText(answers, 'roles'),
      fields: columns.map(fieldOf),
      hasReport: answers.report === true,
    },
    (table) => {
      if (answers.rows === 'database') laterSql = insertRows(table, columns, rows, false);
      return isDemo ? insertRows(table, columns, rows, true) : '';
    },
  );
  const [migration] = noun.migrations;
  return migration !== undefined && laterSql !== '' ? { ...noun, rows: { migration, sql: laterSql } } : noun;
}

async function textsOf(answers: Said): Promise<SheetTexts> {
  return readSheet(Buffer.from(saidText(answers, 'bytes'), 'base64'));
}

/** The columns as a person left them, else as they are guessed. */
function columnsOf(answers: Said, texts: SheetTexts): SheetColumn[] {
  const guessed = guessColumns(texts);
  const { columns } = answers;
  if (!Array.isArray(columns)) return guessed;
  return guessed.map((column) => {
    const chosen: unknown = columns.find(
      (candidate) => isObject(candidate) && candidate.head === column.head,
    );
    if (!isObject(chosen)) return { ...column, isLeftOut: true };
    const choices = saidTexts(chosen, 'choices');
    const type = saidText(chosen, 'type');
    const foundChoices = [...new Set(valuesOf(texts, column.head))].sort();
    if (type === 'reference') throw new Refused('A column of a spreadsheet is no reference.');
    return {
      ...column,
      name: saidText(chosen, 'name'),
      type,
      required: chosen.required === true,
      choices: type === 'choice' && choices.length === 0 ? foundChoices : choices,
      ...(chosen.isLeftOut === true ? { isLeftOut: true } : {}),
    };
  });
}

function valuesOf({ heads, lines }: SheetTexts, head: string): string[] {
  const place = heads.indexOf(head);
  return lines.flatMap(({ values }) => (values[place] ? [values[place]] : []));
}
