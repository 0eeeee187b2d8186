import type { LinkedBase } from '../link/product/link-memory.ts';

/**
 * What emitting keeps from one run to the next. A text is kept for the linked object it was made from: as long as
 * linking gives the same object, nothing that it was linked from changed.
 */
export class EmitMemory {
  #core: { base: LinkedBase; files: ReadonlyMap<string, string> } | undefined;
  readonly #texts = new WeakMap<object, Map<string, string>>();

  /** The files made from entities and endpoints alone. */
  async core(
    base: LinkedBase,
    make: () => Promise<ReadonlyMap<string, string>>,
  ): Promise<ReadonlyMap<string, string>> {
    if (this.#core?.base !== base) this.#core = { base, files: await make() };
    return this.#core.files;
  }

  /** The text made of `from`; `variant` holds everything else that it depends on. */
  async text(from: object, variant: string, make: () => Promise<string> | string): Promise<string> {
    const known = this.#texts.get(from)?.get(variant);
    if (known !== undefined) return known;
    const text = await make();
    this.#texts.set(from, (this.#texts.get(from) ?? new Map<string, string>()).set(variant, text));
    return text;
  }
}
