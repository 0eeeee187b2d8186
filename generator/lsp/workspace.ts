import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Problem } from '../diagnostics/problems.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Sources } from '../load/load-product.ts';
import { Project } from '../project.ts';
import { productUses } from '../tools/product-uses.ts';

/** A product as an editor has it open: the files on disk, and over them what is typed and not saved. */
export class Workspace {
  readonly project: Project;
  readonly #open = new Map<string, string>();
  #product: LinkedProduct | undefined;
  #uses: { readonly product: LinkedProduct; readonly all: readonly Use[] } | undefined;

  constructor(root: string) {
    this.project = new Project(root);
    // Names are known before the first key.
    this.problems();
  }

  /** Keeps the text of an open file; undefined: the file on disk counts again. */
  keep(path: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(path);
    else this.#open.set(path, text);
  }

  sources(): Sources {
    return new Map([...this.project.sources(), ...this.#open]);
  }

  /** Everything that the compiler reports of the files as they stand. */
  problems(): readonly Problem[] {
    const { product, problems } = this.project.analyse(this.sources());
    this.#product = product ?? this.#product;
    return problems.sorted();
  }

  /** The last product that had no errors: names are looked up in it while something is being typed. */
  get product(): LinkedProduct | undefined {
    return this.#product;
  }

  get uses(): readonly Use[] {
    if (!this.#product) return [];
    if (this.#uses?.product !== this.#product)
      this.#uses = { product: this.#product, all: productUses(this.#product) };
    return this.#uses.all;
  }

  /** `file:///…/schemas/app.json` -> `schemas/app.json` */
  pathOf(uri: string): string {
    return relative(this.project.root, fileURLToPath(uri)).replaceAll('\\', '/');
  }

  uriOf(path: string): string {
    return pathToFileURL(join(this.project.root, path)).href;
  }
}
