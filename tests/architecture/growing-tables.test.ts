import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, migrationsOf, readMigration } from '../../core/snapshot.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Files up to this one have run where the tables were small. */
const SMALL_UNTIL = '3752-done-orders.sql';
/** Tables that grow and that no screen shows. */
const WITHOUT_ENTITY = ['audit_entries'];

interface File {
  readonly name: string;
  readonly text: string;
}

/** Tables of the entities that say "grows". */
function growingTables(): string[] {
  const schemas = readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' });
  const tables = schemas
    .filter((path) => path.endsWith('.entity.json'))
    .map((path) => JSON.parse(readFileSync(join(ROOT, 'schemas', path), 'utf8')) as Record<string, unknown>)
    .flatMap(({ grows, table }) => (grows && typeof table === 'string' ? [table] : []));
  return [...new Set([...tables, ...WITHOUT_ENTITY])];
}

/** Statements in lower case, without remarks and without the bodies of functions. */
const statementsOf = (text: string) =>
  text
    .replace(/--.*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replaceAll('"', '').trim());

/** What is done to the table, split at the commas that no brackets hold. */
function actionsOf(statement: string, table: string): string[] {
  const [, actions] =
    new RegExp(`^alter table (?:if exists )?(?:only )?${table} (.*)$`).exec(statement) ?? [];
  let depth = 0;
  const parts = [''];
  for (const sign of actions ?? '') {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A default that PostgreSQL reads once, and not for each row. */
const isSteady = (value: string) =>
  !value.replace(/\bnow\(\)|\bvarchar ?\(\d+\)|\bnumeric ?\([\d, ]+\)/g, '').includes('(');

function whyNoAction(action: string, earlier: string): string | undefined {
  const isConstraint = /^add (constraint|check|foreign key|unique|primary key|exclude)\b/.test(action);
  const notNull = /^alter (?:column )?(\w+) set not null$/.exec(action)?.[1];
  if (isConstraint && /\b(unique|primary key|exclude)\b/.test(action))
    return / using index /.test(action) ? undefined : 'an index without CONCURRENTLY';
  if (isConstraint) return action.endsWith(' not valid') ? undefined : 'a constraint without NOT VALID';
  if (notNull && !earlier.includes(`check (${notNull} is not null)`))
    return 'NOT NULL without a check that was validated before';
  if (/^alter (column )?\w+ (set data )?type /.test(action)) return 'a rewrite of the table';
  if (/^set (logged|unlogged|tablespace|access method)/.test(action)) return 'a rewrite of the table';
  if (!action.startsWith('add ')) return undefined;
  if (/ (references|check|unique|primary key)\b/.test(action)) return 'a constraint without NOT VALID';
  if (/ generated |\bserial\b/.test(action) || !isSteady(/ default (.*)/.exec(action)?.[1] ?? ''))
    return 'a rewrite of the table';
  return undefined;
}

function whyNot(statement: string, table: string, earlier: string): string[] {
  const on = `(?:only )?(?:public\\.)?${table}\\b`;
  if (new RegExp(`^create (unique )?index (?!concurrently )(.* )?on ${on}`).test(statement))
    return ['an index without CONCURRENTLY'];
  if (new RegExp(`^(with .*)?(update|delete from) ${on}`).test(statement))
    return ['rows that are written at once, not as a row of backfills says'];
  if (
    new RegExp(`^(cluster|vacuum full|lock( table)?|truncate( table)?|reindex table) ${on}`).test(statement)
  )
    return ['a lock of the whole table'];
  return actionsOf(statement, table).flatMap((action) => whyNoAction(action, earlier) ?? []);
}

/** Constraints that are not valid, and that no later file validates. */
function unvalidated({ text }: File, later: readonly File[], table: string): string[] {
  return statementsOf(text).flatMap((statement) =>
    actionsOf(statement, table).flatMap((action) => {
      const [, name] = /^add constraint (\w+) .* not valid$/.exec(action) ?? [];
      const isValidated = later.some((file) =>
        statementsOf(file.text).includes(`alter table ${table} validate constraint ${name}`),
      );
      return action.endsWith(' not valid') && !isValidated
        ? [`nothing later validates ${name ?? action}`]
        : [];
    }),
  );
}

/** `file: table: reason` for all that would keep writers of a growing table waiting. */
function breachesIn(files: readonly File[], tables: readonly string[]): string[] {
  return files.flatMap((file, index) => {
    const earlier = files
      .slice(0, index)
      .flatMap(({ text }) => statementsOf(text))
      .join('; ');
    return tables.flatMap((table) =>
      [
        ...statementsOf(file.text).flatMap((statement) => whyNot(statement, table, earlier)),
        ...unvalidated(file, files.slice(index + 1), table),
      ].map((reason) => `${file.name}: ${table}: ${reason}`),
    );
  });
}

it(`a file of ${MIGRATIONS} keeps nobody waiting who writes to a table that grows`, () => {
  const files = migrationsOf(ROOT).filter((name) => name > SMALL_UNTIL);
  const read = files.map((name) => ({ name, text: readMigration(ROOT, name) }));
  expect(breachesIn(read, growingTables())).toEqual([]);
});

it('the tables that grow are those of orders, messages and logs', () => {
  expect(growingTables().sort()).toEqual([
    ...['audit_entries', 'bca_mutations', 'messages', 'nav_logs', 'otp_logs'],
    ...['transaction_items', 'transactions'],
  ]);
});

describe('the check', () => {
  const breaches = (...texts: string[]) =>
    breachesIn(
      texts.map((text, index) => ({ name: `${index}.sql`, text: `-- expand\n${text}` })),
      ['loans'],
    );

  it.each([
    ['create index on loans (day);', 'an index without CONCURRENTLY'],
    ['create unique index loans_day on only "loans" using btree (day);', 'an index without CONCURRENTLY'],
    ['alter table loans add constraint one unique (day);', 'an index without CONCURRENTLY'],
    ['alter table loans alter column day type timestamptz;', 'a rewrite of the table'],
    ['ALTER TABLE loans\n  ADD code uuid DEFAULT gen_random_uuid();', 'a rewrite of the table'],
    [
      'alter table loans add note text, add made timestamptz default clock_timestamp();',
      'a rewrite of the table',
    ],
    ['alter table loans add week int generated always as (day / 7) stored;', 'a rewrite of the table'],
    ['alter table loans add constraint late check (day > 0);', 'a constraint without NOT VALID'],
    ['alter table loans add book_id int references books;', 'a constraint without NOT VALID'],
    ['alter table loans alter day set not null;', 'NOT NULL without a check that was validated before'],
    ['update loans set day = 1;', 'rows that are written at once, not as a row of backfills says'],
    ['lock table loans;', 'a lock of the whole table'],
    ['alter table loans add constraint late check (day > 0) not valid;', 'nothing later validates late'],
    [
      'alter table loans add constraint late check (day > 0) not valid; alter table loans validate constraint late;',
      'nothing later validates late',
    ],
  ])('finds %s', (text, reason) => {
    expect(breaches(text)).toEqual([`0.sql: loans: ${reason}`]);
  });

  it('takes what waits for nobody, and what is done to other tables', () => {
    const text = `create index on books (title); update books set title = ''; -- create index on loans (day);
      create table later (day int check (day > 0));
      create function f() returns void language plpgsql as $$ begin update loans set day = 1; end $$;
      alter table loans add note text not null default '', add at timestamptz default now(), drop column old;
      alter table loans add constraint day_given check (day is not null) not valid;`;
    const later = `-- concurrently\ncreate index concurrently if not exists loans_day on loans (day);
      alter table loans validate constraint day_given;`;
    const last = 'alter table loans alter day set not null, add constraint one unique using index loans_day;';
    expect(breaches(text, later, last)).toEqual([]);
  });
});
