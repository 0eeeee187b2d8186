import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedCore, LinkedProduct } from '../link/product/link-product.ts';
import { Module } from './module.ts';
import { Name, type Naming } from './print.ts';
import type { Roots } from './roots.ts';
import type { AnswerCache, TypeWriter } from './type-writer.ts';

/** Emitted folders, relative to the product's root. */
export const folders = {
  language: 'core/generated/language',
  /** Types, lifecycles and compiled bodies: page and server read them. */
  domain: 'domain/generated',
  product: 'src/generated/product',
  compiled: 'src/generated/compiled',
  server: 'server/generated',
} as const;

/** The folders of files for page and server, and of the server alone, that nobody reads or edits. */
export const domainCompiled = `${folders.domain}/compiled`;
export const serverCompiled = `${folders.server}/compiled`;

/** Whether an emitted file is not meant to be read: such files are not committed, but generated when needed. */
export function isCompiled(path: string): boolean {
  return [folders.compiled, domainCompiled, serverCompiled].some((folder) => path.startsWith(`${folder}/`));
}

/**
 * Shared by the emitters: the linked product, and the files so far. An emitter that takes `Emission<LinkedCore>` cannot
 * read screens, so its files do not change when only a screen does.
 */
export class Emission<P extends LinkedCore = LinkedProduct> {
  readonly product: P;
  readonly roots: Roots;
  readonly cache: AnswerCache;
  readonly types: TypeWriter;
  readonly files = new Map<string, string>();
  /** Endpoint as the browser sees it -> its linked endpoint. */
  readonly endpointOf: ReadonlyMap<object, LinkedEndpoint>;

  constructor(product: P, roots: Roots, cache: AnswerCache, types: TypeWriter) {
    this.product = product;
    this.roots = roots;
    this.cache = cache;
    this.types = types;
    this.endpointOf = new Map(product.endpoints.map((linked) => [linked.endpoint, linked]));
  }

  /** The same product without its screens, and without any files. */
  core(): Emission<LinkedCore> {
    return new Emission<LinkedCore>(this.product, this.roots, this.cache, this.types);
  }

  /** Starts a file in one of the folders; `source` names the declaration it comes from. */
  module(path: string, source: string): Module {
    return new Module(path, source, this.roots);
  }

  write(module: Module): void {
    this.files.set(module.path, module.toString());
  }
}

/** A naming that prints endpoints as imported constants. */
export function endpointNaming(emission: Emission<LinkedCore>, module: Module): Naming {
  const names = emission.endpointOf;
  return (value) => {
    const linked = names.get(value);
    if (!linked) return undefined;
    return new Name(module.value(linked.name, `${folders.product}/endpoints/${linked.noun}.ts`));
  };
}
