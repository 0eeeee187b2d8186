import { type Diagnostic, error, gap } from './diagnostic.ts';

/** Diagnostics of declarations that do not fit the tables of the migrations. */
export const tablesDiagnostics = {
  'SQL-01': gap(
    'Migrations that nobody read',
    'Migrations came or went since server/store/tables.json was read from a database; until then nothing is compared with it.',
    'a new file in server/store/migrations',
  ),
  'SQL-02': error(
    'No such table',
    'The table of an entity is one that a migration makes.',
    '"table": "boks"',
  ),
  'SQL-03': error(
    'No such column',
    'Fields, key, order and joins of an entity name columns of its table.',
    '"store": { "column": "titel" }',
  ),
  'SQL-04': error(
    'Type and column differ',
    'A field holds what its column holds: whole or broken numbers, texts of a length, days, instants, the codes of a check, JSON.',
    '{ "type": "string" } over a column of integers',
  ),
  'SQL-05': error(
    'Null and column differ',
    'A column without "not null" can be empty, so its field allows null; one that always has a value has a field that does. The address of a file may always be missing.',
    '{ "type": "string" } over a column that may be null',
  ),
  'SQL-06': error(
    'Rows that do not belong together',
    'The key of an entity tells its rows apart; "ref" and "by" name a column of the type of the other key, and its foreign key leads there.',
    '"author": { "store": { "ref": "author", "column": "shelf_id" } }',
  ),
  'SQL-07': error(
    'Write that the table refuses',
    'A generic resource gives every column a value that it takes: of its type and length, null only where it may be, and something for each that has no default. A number that is stored within others, where no column refuses it, has a largest one; a whole number without bounds is one that a column holds.',
    'a "create" whose body lacks a column that is "not null"',
  ),
  'SQL-08': error(
    'State that no record begins with',
    'Where a lifecycle has "initial" states, the default of its column is one of them.',
    '"initial": true for "open" over a column with the default \'closed\'',
  ),
  'SQL-09': error(
    'Rows that are counted otherwise',
    'The groups that entities name under "counted" are those that a migration counts by count_groups, with their columns in the same order, and the other way round.',
    '"counted": [["lent"]] over a table that no migration counts',
  ),
} as const satisfies Record<string, Diagnostic>;
