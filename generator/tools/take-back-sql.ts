import { Refused } from '../edit/refused.ts';
import { statementsOf } from './tables-of-sql.ts';

/** The migration that takes another one back, where all that one says is what the tools write. Throws Refused. */
export function takingBack(name: string, text: string): string {
  const statements = statementsOf(text).reverse();
  return `-- contract\n-- Takes back ${name}.\n${statements.map((statement) => inverse(name, statement)).join('')}`;
}

function inverse(name: string, statement: string): string {
  // They go with their table or column.
  if (/^create (index|trigger) /.test(statement)) return '';
  const [, table] = /^create table (\w+) /.exec(statement) ?? [];
  if (table !== undefined) return `drop table ${table};\n`;
  const [, altered, column] = /^alter table (\w+) add column ("[^"]+"|\w+) /.exec(statement) ?? [];
  if (altered !== undefined) return `alter table ${altered} drop column ${column};\n`;
  throw new Refused(
    `${name} has run, and says what no migration can be derived from to take it back: ${statement.split('\n')[0]}`,
    'migration-ran',
  );
}
