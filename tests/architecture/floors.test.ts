import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** Rooms of the runtime, lowest first, and the parts of those that have some. */
const ROOMS =
  'base ui data navigation cells actions table form kinds jobs palette sign-in shell dev api'.split(' ');
const PARTS = {
  table: 'state selection rows tools toolbar'.split(' '),
  form: 'state fields engine submit conflict draft'.split(' '),
  kinds: 'edit-table list detail form tabs'.split(' '),
};

/** Each room imports the next one; the last of all imports the start. */
const upwards = (house: string, rooms: readonly string[], folder: string, top?: string) =>
  rooms.flatMap((room, index): [string, readonly [string, string]][] => {
    const next = rooms[index + 1];
    const to = next ? `${folder}/${next}/high.ts` : top;
    return to ? [[`${house}-${room}-looks-down`, [`${folder}/${room}/low.ts`, to]]] : [];
  });

const SERVER =
  'rules store files backup resources live calls jobs exports messaging connectors imports chat handlers tasks http'.split(
    ' ',
  );
const serverBreaches = {
  'server-ground-looks-down': ['server/refusal.ts', 'server/rules/high.ts'],
  ...Object.fromEntries(upwards('server', SERVER, 'server', 'server/handlers.ts')),
  'server-product-looks-down': ['server/handlers.ts', 'server/build-server.ts'],
} as const;

/** One forbidden import per rule: importing file -> imported file or package. Between the rooms of a house it is of a type alone. */
const BREACHES: Record<string, readonly [from: string, to: string]> = {
  ...Object.fromEntries(upwards('runtime', ROOMS, 'src/runtime', 'src/runtime/start.tsx')),
  ...Object.fromEntries(
    Object.entries(PARTS).flatMap(([room, parts]) => upwards(room, parts, `src/runtime/${room}`)),
  ),
  'runtime-has-only-rooms': ['src/runtime/base/reader.ts', 'src/runtime/misc/read.ts'],
  'generator-has-only-rooms': ['generator/link/product/reader.ts', 'generator/link/misc/read.ts'],
  'no-cycles': ['src/runtime/base/a.ts', 'src/runtime/base/a.ts'],
  'core-stands-on-nothing': ['core/dates2.ts', 'domain/price.ts'],
  'domain-stands-on-core': ['domain/tax.ts', 'server/store/connect.ts'],
  'engine-knows-no-business': ['server/resources/rows.ts', 'domain/order.ts'],
  'runtime-is-a-sibling': ['src/runtime/list.ts', 'src/generated/product/product.ts'],
  'generator-is-a-sibling': ['generator/emit.ts', 'server/http/routes.ts'],
  'server-is-a-sibling': ['server/http/page.ts', 'src/runtime/shell/page.ts'],
  'runtime-by-its-door': ['src/custom-widgets/chat.ts', 'src/runtime/data/send.ts'],
  'calls-as-declared': ['src/screens-custom/report.ts', 'src/generated/product/endpoints/report.ts'],
  'model-by-its-door': ['src/runtime/draw.ts', 'core/model/lists.ts'],
  'the-store-opens-connections': ['server/jobs/lock.ts', 'pg'],
  'one-date-engine': ['server/http/today.ts', 'dayjs'],
  'only-the-app-joins': ['src/screens-custom/page.ts', 'src/app/main.ts'],
  'studio-stands-apart': ['src/studio/page.ts', 'src/runtime/data/send.ts'],
  'studio-is-in-no-build': ['src/custom-widgets/outline.ts', 'src/studio/outline.ts'],
  'page-stays-out-of-the-server': ['src/runtime/store.ts', 'server/store/index.ts'],
  'server-has-only-rooms': ['server/http/send.ts', 'server/misc/read.ts'],
  ...serverBreaches,
  'tests-are-not-imported': ['server/start.ts', 'server/start.test.ts'],
  'generator-diagnostics-looks-down': ['generator/diagnostics/place.ts', 'generator/schema/body.ts'],
  'generator-schema-looks-down': ['generator/schema/lower.ts', 'generator/load/language.ts'],
  'generator-load-looks-down': ['generator/load/version.ts', 'generator/shape/grammar.ts'],
  'generator-edit-looks-down': ['generator/edit/apply.ts', 'generator/shape/grammar.ts'],
  'generator-shape-looks-down': ['generator/shape/explain.ts', 'generator/link/context/linked.ts'],
  'generator-expand-looks-down': ['generator/expand/entity.ts', 'generator/link/context/linked.ts'],
  'generator-link-looks-down': ['generator/link/data/export.ts', 'generator/emit/names.ts'],
  'generator-emit-looks-down': ['generator/emit/print.ts', 'generator/write/cache.ts'],
  'generator-write-looks-down': ['generator/write/output.ts', 'generator/project.ts'],
  'generator-project-looks-down': ['generator/compile.ts', 'generator/tools/where.ts'],
  'generator-tools-looks-down': ['generator/tools/rename.ts', 'generator/migrations/migrate.ts'],
  'generator-lsp-looks-down': ['generator/lsp/server.ts', 'generator/mcp/server.ts'],
  'generator-studio-looks-down': ['generator/studio/session.ts', 'generator/migrations/migrate.ts'],
  'generator-mcp-looks-down': ['generator/mcp/server.ts', 'generator/migrations/migrate.ts'],
  'generator-migrations-looks-down': ['generator/migrations/all.ts', 'generator/cli.ts'],
  'link-context-looks-down': ['generator/link/context/uses.ts', 'generator/link/expressions/scope.ts'],
  'link-expressions-looks-down': ['generator/link/expressions/paths.ts', 'generator/link/data/inputs.ts'],
  'link-data-looks-down': ['generator/link/data/entities.ts', 'generator/link/behaviour/calls.ts'],
  'link-behaviour-looks-down': ['generator/link/behaviour/offers.ts', 'generator/link/parts/shown.ts'],
  'link-parts-looks-down': ['generator/link/parts/form-field.ts', 'generator/link/screens/form.ts'],
  'link-screens-looks-down': ['generator/link/screens/list.ts', 'generator/link/product/app.ts'],
};

/** Where two files import each other -> what of each other: a type, or the whole. */
const CIRCLES: Readonly<Record<string, string>> = {
  'src/runtime/base/circle': '',
  'src/runtime/base/types': 'type * as other from ',
  'server/resources/types': 'type * as other from ',
  'generator/shape/types': 'type * as other from ',
};

/** Where a file loads another later, and that one imports it: the whole, or a type. */
const LATER: Readonly<Record<string, string>> = {
  'src/runtime/base/later': '',
  'src/runtime/ui/later': 'type * as other from ',
};

/** Hand-made parts of other products, for which the door of the runtime is the only one as well. */
const PARTS_OF_OTHERS = ['tests/products/gallery/parts/note.ts', 'tests/products/library/parts/note.ts'];

let folder = '';
/** Rules, and for each the files whose imports break it. */
const broken = new Map<string, string[]>();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { flag: 'a' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'floors-'));
  for (const [rule, [from, to]] of Object.entries(BREACHES)) {
    const isPackage = !to.includes('/');
    if (!isPackage) write(to, `export const value${to.length} = 1;\n`);
    const depth = isPackage ? '' : '../'.repeat(from.split('/').length - 1) || './';
    const what = rule.endsWith('-looks-down') ? 'type * as above from ' : '';
    write(from, `import ${what}'${depth}${to}';\n`);
  }
  for (const [place, of] of Object.entries(CIRCLES)) {
    write(`${place}/one.ts`, `import ${of} './other.ts';\n`);
    write(`${place}/other.ts`, `import ${of} './one.ts';\n`);
  }
  for (const [place, of] of Object.entries(LATER)) {
    write(`${place}/one.ts`, "export const load = () => import('./other.ts');\n");
    write(`${place}/other.ts`, `import ${of} './one.ts';\n`);
  }
  for (const file of PARTS_OF_OTHERS) write(file, "import '../../../../src/runtime/data/send.ts';\n");
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}',
  );
  for (const { rule, from } of cruise(folder))
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), from]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

function cruise(where: string): Violation[] {
  const args = [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')];
  args.push(
    '--config',
    join(ROOT, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...['core', 'domain', 'src', 'server', 'generator', 'tests'],
  );
  let output: string;
  try {
    output = execFileSync(process.execPath, args, {
      cwd: where,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: 'pipe',
    });
  } catch (error) {
    // The command leaves with the number of breaches; what it found stands on its output all the same.
    output = (error as { stdout: string }).stdout;
  }
  const report = JSON.parse(output) as { summary: { violations: Violation[] } };
  return report.summary.violations;
}

it('has a forbidden import for every rule', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

it.each(Object.keys(BREACHES))('refuses what %s forbids', (rule) => {
  expect([...broken.keys()]).toContain(rule);
});

it.each(PARTS_OF_OTHERS)('refuses that %s reaches past the door', (file) => {
  expect(broken.get('runtime-by-its-door')).toContain(file);
});

it.each(Object.keys({ ...CIRCLES, ...LATER }))('finds the circle in %s', (place) => {
  expect((broken.get('no-cycles') ?? []).filter((file) => file.startsWith(`${place}/`))).not.toEqual([]);
});
