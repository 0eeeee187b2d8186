import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { hashOfTexts } from '../core/snapshot.ts';
import { defaultTexts, fallbackText } from '../core/validation/default-texts.ts';
import { analyse, type Compiled, type CompileInput, compile, declare } from './compile.ts';
import { Place } from './diagnostics/place.ts';
import { Problems } from './diagnostics/problems.ts';
import { parseFile } from './diagnostics/source-file.ts';
import { Roots } from './emit/roots.ts';
import type { Declarations } from './link/context/declarations.ts';
import { LinkMemory } from './link/product/link-memory.ts';
import type { LinkedProduct } from './link/product/link-product.ts';
import type { TextsInput } from './link/product/texts.ts';
import { loadLanguage, repository } from './load/language.ts';
import type { Sources } from './load/load-product.ts';
import { migrationTexts, readSources } from './load/read-sources.ts';
import { Cache } from './write/cache.ts';

/** A product on disk that can be compiled repeatedly. */
export class Project {
  readonly root: string;
  readonly #roots: Roots;
  readonly #cache: Cache;
  readonly #memory: LinkMemory;

  /**
   * @param cache cache of slow results; by default a file of the product
   * @param memory what was linked before
   */
  constructor(root: string, cache?: Cache, memory = new LinkMemory()) {
    this.#memory = memory;
    this.root = resolve(root);
    this.#roots = new Roots(relative(repository, this.root).replaceAll('\\', '/'));
    this.#cache = cache ?? openCache(this.#roots.product.replaceAll('/', '-') || 'product');
  }

  /** Whether this is the product of this repository, most of whose generated files are committed. */
  get isRepository(): boolean {
    return this.#roots.isRepository;
  }

  /** @param sources declarations to compile instead of those on disk */
  async compile(sources: Sources = this.sources()): Promise<Compiled> {
    const compiled = await compile(this.#input(sources));
    if (compiled.files) this.#cache.save();
    return compiled;
  }

  sources(): Sources {
    return readSources(this.root);
  }

  /** The linked product, for tools; undefined with problems when there are errors. */
  analyse(sources: Sources = this.sources()): { product?: LinkedProduct; problems: Problems } {
    const problems = new Problems();
    const product = analyse(this.#input(sources), problems);
    return { problems, ...(product ? { product } : {}) };
  }

  /** The declarations, for tools that complete them; undefined with problems when there are errors. */
  declared(sources: Sources = this.sources()): { declarations?: Declarations; problems: Problems } {
    const problems = new Problems();
    const declarations = declare(this.#input(sources), problems);
    return { problems, ...(declarations ? { declarations } : {}) };
  }

  #input(sources: Sources): CompileInput {
    return {
      sources,
      migrations: hashOfTexts([...migrationTexts(this.root, sources)]),
      language: loadLanguage(),
      // Another product has its own translations; those of the texts in the code belong to this repository.
      texts: { ofCode: this.#roots.isRepository ? readCodeTexts() : [] },
      roots: this.#roots,
      cache: this.#cache,
      memory: this.#memory,
    };
  }
}

/** Files that list the texts shown by the code. */
export const textLists = ['src/runtime/base/i18n/runtime-texts.json', 'server/server-texts.json'];

function readCodeTexts(): TextsInput['ofCode'] {
  const listed = textLists.flatMap((path) => {
    const file = join(repository, path);
    if (!existsSync(file)) return [];
    const { file: source } = parseFile(path, readFileSync(file, 'utf8'));
    if (!Array.isArray(source.value)) throw new Error(`${path} must be a JSON array of texts.`);
    return (source.value as string[]).map((text, index) => ({ text, place: new Place(source, [index]) }));
  });
  const { file } = parseFile('core/validation/default-texts.ts', '');
  const standard = [...Object.values(defaultTexts), fallbackText].map((text) => ({
    text,
    place: new Place(file),
  }));
  return [...standard, ...listed];
}

/** A cache on disk that is invalidated by a change of the generator. */
export function openCache(name: string): Cache {
  return new Cache(join(repository, '.cache', 'generator', `${name}.json`), generatorText());
}

/** The source of the generator, as the cache's salt. */
function generatorText(): string {
  const folder = join(repository, 'generator');
  const versions = readFileSync(join(repository, 'package.json'), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  return (
    versions +
    files
      .sort()
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n')
  );
}
