import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedCore, LinkedProduct } from '../link/product/link-product.ts';
import { Module } from './module.ts';
import { Name, type Naming } from './print.ts';
import type { Roots } from './roots.ts';
import type { AnswerCache, TypeWriter } from './type-writer.ts';

/** Paths of emitted folders, relative to the product's root. */
export const folders = {
  language: 'src/generated/language',
  product: 'src/generated/product',
  compiled: 'src/generated/compiled',
  server: 'server/generated',
} as const;

/** The server's files that people do not read. */
export const serverCompiled = `${folders.server}/compiled`;

/** Whether people do not read an emitted file: such files are not committed, but made when they are needed. */
export function isCompiled(path: string): boolean {
  return path.startsWith(`${folders.compiled}/`) || path.startsWith(`${serverCompiled}/`);
}

/**
 * What the emitters share: the linked product, and the files so far. An emitter that takes `Emission<LinkedCore>`
 * cannot see screens, so its files stay as they are when only a screen changed.
 */
export class Emission<P extends LinkedCore = LinkedProduct> {
  readonly product: P;
  readonly roots: Roots;
  readonly cache: AnswerCache;
  readonly types: TypeWriter;
  readonly files = new Map<string, string>();
  /** What the browser sees of an endpoint -> the endpoint. */
  readonly endpointOf: ReadonlyMap<object, LinkedEndpoint>;

  constructor(product: P, roots: Roots, cache: AnswerCache, types: TypeWriter) {
    this.product = product;
    this.roots = roots;
    this.cache = cache;
    this.types = types;
    this.endpointOf = new Map(product.endpoints.map((linked) => [linked.endpoint, linked]));
  }

  /** The same without its screens, and with no files yet. */
  core(): Emission<LinkedCore> {
    return new Emission<LinkedCore>(this.product, this.roots, this.cache, this.types);
  }

  /** A new file under one of the folders; `source` names the declaration it comes from. */
  module(path: string, source: string): Module {
    return new Module(path, source, this.roots);
  }

  write(module: Module): void {
    this.files.set(module.path, module.toString());
  }
}

/** Naming that imports a constant for every endpoint it meets. */
export function endpointNaming(emission: Emission<LinkedCore>, module: Module): Naming {
  const names = emission.endpointOf;
  return (value) => {
    const linked = names.get(value);
    if (!linked) return undefined;
    return new Name(module.value(linked.name, `${folders.product}/endpoints/${linked.noun}.ts`));
  };
}
