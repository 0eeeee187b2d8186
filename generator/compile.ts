import { type Problem, Problems } from './diagnostics/problems.ts';
import { agentsPage } from './emit/agents-page.ts';
import { emitBodies, emitForms } from './emit/bodies.ts';
import { emitComponents } from './emit/components.ts';
import { emitDatabase } from './emit/database.ts';
import { diagnosticsPage } from './emit/diagnostics-page.ts';
import { editorGrammar } from './emit/editor/editor-grammar.ts';
import { Emission, folders } from './emit/emission.ts';
import { emitFacts } from './emit/facts.ts';
import { emitHandMade, emitOwnParts, emitWidgets } from './emit/hand-made.ts';
import { emitLanguage } from './emit/language.ts';
import { emitLifecycles } from './emit/lifecycles.ts';
import { emitOpenApi } from './emit/openapi.ts';
import { emitProduct, emitRecords } from './emit/product.ts';
import { referencePage } from './emit/reference-page.ts';
import { EmittedOf, type Roots } from './emit/roots.ts';
import { emitEndpoints, emitScreens } from './emit/screens.ts';
import { emitServerEndpoints } from './emit/server.ts';
import { emitServerLifecycles } from './emit/server-lifecycles.ts';
import { emitEntityRecords } from './emit/server-records.ts';
import {
  emitAccess,
  emitChecks,
  emitEntities,
  emitHandlers,
  emitJobs,
  emitTexts,
} from './emit/server-tables.ts';
import { emitTopics } from './emit/topics.ts';
import { TypeWriter } from './emit/type-writer.ts';
import { emitTypes } from './emit/types.ts';
import { emitToday, RefusedSchema } from './emit/validators.ts';
import { expandProduct } from './expand/expand.ts';
import { collectDeclarations, type Declarations } from './link/context/declarations.ts';
import type { LinkedBase, LinkMemory } from './link/product/link-memory.ts';
import { type LinkedCore, type LinkedProduct, linkProduct } from './link/product/link-product.ts';
import type { TextsInput, Untranslated } from './link/product/texts.ts';
import type { Language } from './load/language.ts';
import { loadProduct, type Sources } from './load/load-product.ts';
import { checkVersion } from './load/version.ts';
import { checkShape } from './shape/check-shape.ts';
import type { Cache } from './write/cache.ts';

export interface CompileInput {
  readonly sources: Sources;
  /** Hash of the product's migrations; the tables are checked only if it is given. */
  readonly migrations?: string | undefined;
  readonly language: Language;
  readonly texts: TextsInput;
  readonly roots: Roots;
  readonly cache: Cache;
  /** Incremental cache of earlier runs. It does not affect the output. */
  readonly memory?: LinkMemory;
}

export interface Compiled {
  readonly problems: readonly Problem[];
  /** Path relative to the product's root -> text. Absent when there are errors. */
  readonly files?: ReadonlyMap<string, string>;
  /** Texts without a translation, by language. Absent when there are errors. */
  readonly untranslated?: Untranslated;
  /** The emitted product, for tools. Absent when there are errors. */
  readonly product?: LinkedProduct;
}

/**
 * The whole compiler: load -> check shape -> expand -> link -> emit. A stage with errors ends the run, so that later stages do
 * not report follow-up errors; all problems of a stage are reported together.
 */
export async function compile(input: CompileInput): Promise<Compiled> {
  const problems = new Problems();
  const product = analyse(input, problems);
  if (!product) return { problems: problems.sorted() };
  try {
    const files = await emit(product, input);
    return { problems: problems.sorted(), files, untranslated: product.untranslated, product };
  } catch (error) {
    if (!(error instanceof RefusedSchema)) throw error;
    problems.add({ code: 'SCH-01', place: error.place, text: `this cannot be validated: ${error.message}.` });
    return { problems: problems.sorted() };
  }
}

/** Everything before emitting: returns the linked product, or undefined after reporting errors. */
export function analyse(input: CompileInput, problems: Problems): LinkedProduct | undefined {
  const declarations = declare(input, problems);
  if (!declarations) return undefined;
  const { language, texts, memory } = input;
  const product = linkProduct({ declarations, language, texts, memory }, problems);
  return problems.hasErrors ? undefined : product;
}

/** Everything before linking: the declarations with unresolved names. */
export function declare(
  { sources, language, migrations }: Pick<CompileInput, 'sources' | 'language' | 'migrations'>,
  problems: Problems,
): Declarations | undefined {
  const files = loadProduct(sources, problems);
  checkVersion(files, language, problems);
  if (problems.hasErrors) return undefined;
  checkShape(files, language.grammar, problems);
  if (problems.hasErrors) return undefined;
  const full = expandProduct(files);
  checkShape(full, language.full, problems);
  if (problems.hasErrors) return undefined;
  const declarations = collectDeclarations(full, migrations, problems);
  return problems.hasErrors ? undefined : declarations;
}

/** Emits the texts of all files; a pure function. */
async function emit(
  product: LinkedProduct,
  { language, roots, cache }: CompileInput,
): Promise<ReadonlyMap<string, string>> {
  const types = new TypeWriter(cache);
  const emission = new Emission(product, roots, cache, types);
  if (roots.isRepository) {
    for (const [path, text] of await emitLanguage(language, types)) emission.files.set(path, text);
    emission.files.set('docs/diagnostics.md', diagnosticsPage());
    emission.files.set('docs/reference.md', referencePage(language));
    emission.files.set('AGENTS.md', agentsPage(language));
    for (const [name, document] of editorGrammar(product))
      emission.files.set(`${folders.compiled}/editor/${name}`, `${JSON.stringify(document)}\n`);
  }
  const core = coreFiles.get(product.base, roots) ?? (await emitCore(emission.core()));
  coreFiles.set(product.base, roots, core);
  for (const [path, text] of core) emission.files.set(path, text);
  await emitForms(emission);
  emitScreens(emission);
  emitProduct(emission);
  emitTexts(emission);
  emitRecords(emission);
  emitComponents(emission);
  emitHandMade(emission);
  return new Map([...emission.files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Incremental cache: these files stay the same while linking returns the same base. */
const coreFiles = new EmittedOf<LinkedBase, ReadonlyMap<string, string>>();

/** The files that depend on no screen. */
async function emitCore(emission: Emission<LinkedCore>): Promise<ReadonlyMap<string, string>> {
  emitToday(emission);
  emitFacts(emission);
  await emitBodies(emission);
  emitEndpoints(emission);
  emitLifecycles(emission);
  await emitWidgets(emission);
  await emitOwnParts(emission);
  emitTopics(emission);
  await emitTypes(emission);
  await emitServerEndpoints(emission);
  emitEntities(emission);
  emitEntityRecords(emission);
  emitDatabase(emission);
  emitAccess(emission);
  emitHandlers(emission);
  emitChecks(emission);
  emitJobs(emission);
  emitServerLifecycles(emission);
  emitOpenApi(emission);
  return emission.files;
}
