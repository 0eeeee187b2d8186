import type { SheetColumn, SheetView } from '../../../core/studio.ts';
import { Refused } from '../../edit/refused.ts';
import type { Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { Made } from '../new/made.ts';
import { newNoun } from '../new/new-noun.ts';
import { type Said, saidId, saidText, saidTexts } from '../new/read-said.ts';
import type { LaterRows } from '../session.ts';
import { guessColumns } from './guess-columns.ts';
import { readSheet, type SheetTexts } from './read-sheet.ts';
import { fieldOf, insertRows, rowsOf, sheetView } from './sheet-rows.ts';

/** What a spreadsheet holds, with the types that were chosen for its columns, or guessed ones. Throws Refused. */
export async function lookAtSheet(said: Said): Promise<SheetView> {
  const texts = await textsOf(said);
  return sheetView(texts, columnsOf(said, texts));
}

/** A noun of a spreadsheet; its rows become demo rows, or wait for the table. Throws Refused. */
export async function nounOfSheet(
  project: Project,
  sources: Sources,
  said: Said,
): Promise<Made & { readonly rows?: LaterRows }> {
  const texts = await textsOf(said);
  const { rows, columns } = rowsOf(texts, columnsOf(said, texts));
  const isDemo = said.rows === 'demo';
  let laterSql = '';
  const made = newNoun(
    project,
    sources,
    {
      id: saidId(said, 'name'),
      roles: saidText(said, 'roles'),
      fields: columns.map(fieldOf),
      hasReport: said.report === true,
    },
    (table) => {
      if (said.rows === 'database') laterSql = insertRows(table, columns, rows, false);
      return isDemo ? insertRows(table, columns, rows, true) : '';
    },
  );
  const [migration] = made.migrations;
  return migration !== undefined && laterSql !== '' ? { ...made, rows: { migration, sql: laterSql } } : made;
}

async function textsOf(said: Said): Promise<SheetTexts> {
  return readSheet(Buffer.from(saidText(said, 'bytes'), 'base64'));
}

/** The columns as a person left them, else as they are guessed. */
function columnsOf(said: Said, texts: SheetTexts): SheetColumn[] {
  const guessed = guessColumns(texts);
  const { columns } = said;
  if (!Array.isArray(columns)) return guessed;
  return guessed.map((column) => {
    const chosen: unknown = columns.find(
      (candidate) => isObject(candidate) && candidate.head === column.head,
    );
    if (!isObject(chosen)) return { ...column, isLeftOut: true };
    const choices = saidTexts(chosen, 'choices');
    const type = saidText(chosen, 'type');
    const found = [...new Set(valuesOf(texts, column.head))].sort();
    if (type === 'reference') throw new Refused('A column of a spreadsheet is no reference.');
    return {
      ...column,
      name: saidText(chosen, 'name'),
      type,
      required: chosen.required === true,
      choices: type === 'choice' && choices.length === 0 ? found : choices,
      ...(chosen.isLeftOut === true ? { isLeftOut: true } : {}),
    };
  });
}

function valuesOf({ heads, lines }: SheetTexts, head: string): string[] {
  const place = heads.indexOf(head);
  return lines.flatMap(({ values }) => (values[place] ? [values[place]] : []));
}
