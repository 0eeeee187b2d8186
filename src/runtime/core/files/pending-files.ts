import { isDescriptor } from './descriptor.ts';

/** Holds the chosen Files beside the form data, by field name: the data itself carries only descriptors. */
export class PendingFiles {
  readonly #files = new Map<string, readonly File[]>();

  put(name: string, file: File): void {
    this.#files.set(name, [file]);
  }

  get(name: string): File | undefined {
    return this.#files.get(name)?.[0];
  }

  /** The Files of a field that takes several, in the order of its descriptors. */
  all(name: string): readonly File[] {
    return this.#files.get(name) ?? [];
  }

  putAll(name: string, files: readonly File[]): void {
    this.#files.set(name, files);
  }

  remove(name: string): void {
    this.#files.delete(name);
  }

  /** The Files whose descriptors are in `body`: a file of a field that was hidden or cleared stays behind. */
  filesFor(body: Readonly<Record<string, unknown>>): Map<string, File | File[]> {
    const files = new Map<string, File | File[]>();
    for (const [name, value] of Object.entries(body)) {
      const held = this.#files.get(name);
      if (held?.[0] && isDescriptor(value)) files.set(name, held[0]);
      if (held && Array.isArray(value) && value.some(isDescriptor)) files.set(name, [...held]);
    }
    return files;
  }
}
