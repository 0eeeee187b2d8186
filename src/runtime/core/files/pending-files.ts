import { isDescriptor } from './descriptor.ts';

/** Holds the chosen Files beside the form data, by field name: the data itself carries only descriptors. */
export class PendingFiles {
  readonly #files = new Map<string, File>();

  put(name: string, file: File): void {
    this.#files.set(name, file);
  }

  get(name: string): File | undefined {
    return this.#files.get(name);
  }

  remove(name: string): void {
    this.#files.delete(name);
  }

  /** The Files whose descriptors are in `body`: a file of a field that was hidden or cleared stays behind. */
  filesFor(body: Readonly<Record<string, unknown>>): Map<string, File> {
    const files = new Map<string, File>();
    for (const [name, value] of Object.entries(body)) {
      const file = this.#files.get(name);
      if (file && isDescriptor(value)) files.set(name, file);
    }
    return files;
  }
}
