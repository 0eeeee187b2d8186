import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What begins a statement of Kysely's builder. */
const STATEMENTS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'];

/** Modules that only rules and handlers need. */
const RULES = /^server\/(refusal|calls\/handler|generated\/(handlers|jobs|lifecycles|checks))\.ts$/;

const isStore = (file: string) => file.endsWith('.store.ts');
const mayHoldSql = (file: string) => isStore(file) || /^server\/(store|resources)\//.test(file);
const isChecked = (file: string) =>
  !/\.test\.ts$|(^|\/)testing[^/]*\.ts$|\/(fixtures|generated)\//.test(file);

interface Source {
  readonly file: string;
  readonly nodes: readonly ts.Node[];
  /** What it imports or passes on, types too, as paths like `server/refusal.ts`; packages by their names. */
  readonly imports: readonly string[];
  lineOf(node: ts.Node): number;
}

function readSource(file: string, text: string): Source {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = nodes
    .flatMap(modulesOf)
    .map((path) => (path.startsWith('.') ? join(dirname(file), path) : path));
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  return { file, nodes, imports, lineOf };
}

function modulesOf(node: ts.Node): string[] {
  const isModule = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const specifier = isModule ? node.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
}

const isSql = (name: ts.Node | undefined) =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === 'sql';
const isKysely = (path: string) => path.split('/')[0] === 'kysely';

/** Why a node is not allowed in a file; undefined: it is. */
function reasonAgainst(node: ts.Node, file: string): string | undefined {
  const isExported = ts.isExportSpecifier(node) && (isSql(node.name) || isSql(node.propertyName));
  const isMade = (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && isSql(node.name);
  const isPassedOn = ts.isExportDeclaration(node) && modulesOf(node).some(isKysely);
  if (isExported || isMade || isPassedOn) return 'passes sql on';
  if (mayHoldSql(file)) return undefined;
  if (ts.isStringLiteral(node) && isKysely(node.text)) return 'imports kysely';
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'sql') return 'uses sql';
  return STATEMENTS.includes(node.text) ? `builds a statement: ${node.text}` : undefined;
}

/** `file:line reason` for all that stands in the wrong place. */
function breachesIn(sources: readonly Source[]): string[] {
  const rules = sources.filter(
    ({ file, imports }) =>
      /^server\/(handlers|tasks)\//.test(file) && imports.some((path) => RULES.test(path)),
  );
  const ruleFiles = new Set(rules.map(({ file }) => file));
  return sources
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file, nodes, imports, lineOf }) => {
      const misplaced = nodes.flatMap((node) => {
        const reason = reasonAgainst(node, file);
        return reason === undefined ? [] : `${file}:${lineOf(node)} ${reason}`;
      });
      const upwards = isStore(file) ? imports.filter((path) => RULES.test(path) || ruleFiles.has(path)) : [];
      return [...new Set(misplaced), ...upwards.map((path) => `${file} imports a rule: ${path}`)];
    });
}

/** Of the server, but for tests. */
const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated/'))
  .map((file) => readSource(`server/${file}`, readFileSync(join(ROOT, 'server', file), 'utf8')));

describe('SQL', () => {
  it('stands in stores, server/store and server/resources alone, and a store holds statements alone', () => {
    expect(breachesIn(sources)).toEqual([]);
  });
});

describe('the check', () => {
  const [handler, store] = ['server/handlers/shelf.ts', 'server/handlers/shelf.store.ts'];
  const breaches = (file: string, text: string) => breachesIn([readSource(file, text)]);

  it.each([
    ["import type { Expression } from 'kysely';", 'imports kysely'],
    ["import { wait } from 'kysely/helpers/postgres';", 'imports kysely'],
    ["type Row = import('kysely').Selectable<string>;", 'imports kysely'],
    ["import { sql } from '../store/index.ts';", 'uses sql'],
    ["import { sql as query } from './shelf.store.ts';", 'uses sql'],
    ['db.selectFrom("books")', 'builds a statement: selectFrom'],
    ['const { insertInto } = db;', 'builds a statement: insertInto'],
    ['db.updateTable("books")', 'builds a statement: updateTable'],
    ['db.deleteFrom("books")', 'builds a statement: deleteFrom'],
    ['sql`select 1`', 'uses sql'],
  ])('finds %s, but not where SQL stands', (text, reason) => {
    expect(breaches(handler, text)).toEqual([`${handler}:1 ${reason}`]);
    expect(breaches('server/http/shelf.ts', text)).toHaveLength(1);
    for (const file of [
      store,
      'server/store/shelf.ts',
      'server/resources/shelf.ts',
      'server/jobs/testing.ts',
    ])
      expect(breaches(file, text)).toEqual([]);
  });

  it.each([
    "export { sql } from 'kysely';",
    'export { sql as query };',
    "export * from 'kysely';",
    'export const sql = 1;',
  ])('finds %s everywhere', (text) => {
    for (const file of [handler, store, 'server/store/index.ts'])
      expect(breaches(file, text)).toContain(`${file}:1 passes sql on`);
  });

  it('finds a store that imports a refusal, what handlers are made of, or a handler', () => {
    const shelves = (path: string) => [
      readSource(store, `import type { Shelf } from '${path}';`),
      readSource(handler, "import { Refusal } from '../refusal.ts';"),
      readSource('server/handlers/read-shelf.ts', "import { readers } from '../resources/read-records.ts';"),
    ];
    const upwards = {
      '../refusal.ts': 'server/refusal.ts',
      '../calls/handler.ts': 'server/calls/handler.ts',
      './shelf.ts': handler,
    };
    for (const [path, file] of Object.entries(upwards))
      expect(breachesIn(shelves(path))).toEqual([`${store} imports a rule: ${file}`]);
    expect(breachesIn(shelves('./read-shelf.ts'))).toEqual([]);
  });
});
