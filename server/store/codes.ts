import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import { entities } from '../generated/entities.ts';

interface Coded {
  readonly entity: string;
  readonly table: string;
  readonly column: string;
}

/** The columns that the declarations call codes. */
export const CODES: readonly Coded[] = Object.values<DeclaredEntity>(entities).flatMap(
  ({ entity, table, fields }) =>
    Object.values(fields).flatMap((field) =>
      field.kind === 'column' && field.code ? [{ entity, table, column: field.column }] : [],
    ),
);

function codeColumn(table: string): string {
  const code = CODES.find((coded) => coded.table === table);
  if (!code) throw new Error(`No field of ${table} is declared a code.`);
  return code.column;
}

/** A text in its code form. `codeForm` of the page does the same. */
export const inCodeForm = (text: RawBuilder<unknown>) => sql<string>`code_form(${text})`;

/** The code of a row in its code form. */
export const codeOf = (table: string, alias = table) => inCodeForm(sql.ref(`${alias}.${codeColumn(table)}`));

/** True for the one row with this code, given in its code form: an index answers it. */
export const hasCode = (table: string, form: RawBuilder<unknown>, alias = table) =>
  sql<boolean>`(${codeOf(table, alias)} = ${form} and not ${sql.ref(`${alias}.code_twin`)})`;

/** The id of the row that is meant by a code as somebody wrote it: a twin by its very spelling, else the one with the code. */
export const rowOfCode = (table: string, written: RawBuilder<unknown>) => sql<number | null>`coalesce(
  (select min(twin.id) from ${sql.table(table)} as twin
    where twin.code_twin and ${sql.ref(`twin.${codeColumn(table)}`)} = ${written}),
  (select one.id from ${sql.table(table)} as one where ${hasCode(table, inCodeForm(written), 'one')}))`;
