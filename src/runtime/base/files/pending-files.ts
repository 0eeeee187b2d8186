import { isDescriptor } from './descriptor.ts';

/** Holds chosen Files by field name; the form data itself holds only their descriptors. */
export class PendingFiles {
  readonly #files = new Map<string, readonly File[]>();
  readonly #refused = new Map<string, string>();

  put(name: string, file: File): void {
    this.putAll(name, [file]);
  }

  /** Holds no file, and remembers why the chosen one was refused. */
  refuse(name: string, why: string): void {
    this.#files.delete(name);
    this.#refused.set(name, why);
  }

  /** Why the last chosen file was refused; undefined once another one was chosen. */
  refused(name: string): string | undefined {
    return this.#refused.get(name);
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
    this.#refused.delete(name);
  }

  remove(name: string): void {
    this.putAll(name, []);
  }

  /** The Files whose descriptors are in `body`; files of hidden or cleared fields are left out. */
  filesFor(body: Readonly<Record<string, unknown>>): Map<string, File | File[]> {
    const files = new Map<string, File | File[]>();
    for (const [name, value] of Object.entries(body)) {
      const fieldFiles = this.#files.get(name);
      if (fieldFiles?.[0] && isDescriptor(value)) files.set(name, fieldFiles[0]);
      if (fieldFiles && Array.isArray(value) && value.some(isDescriptor)) files.set(name, [...fieldFiles]);
    }
    return files;
  }
}
