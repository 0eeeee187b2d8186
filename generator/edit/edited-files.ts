import { DEMO_ROWS, MIGRATIONS } from '../../core/snapshot.ts';
import type { Sources } from '../load/load-product.ts';
import { EditedFile } from './edited-file.ts';
import { EditedText } from './edited-text.ts';
import type { FileChange } from './operations.ts';
import { Refused } from './refused.ts';

/** Whether operations may touch a file: declarations, migrations and demo rows, whatever its path is made of. */
function isEditable(path: string): boolean {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..') || path.includes('\\'))
    return false;
  if (path.startsWith(`${MIGRATIONS}/`) || path.startsWith(`${DEMO_ROWS}/`)) return path.endsWith('.sql');
  return path.startsWith('schemas/') && !path.startsWith('schemas/language/') && path.endsWith('.json');
}

interface Entry {
  /** Undefined: it is not there any more. */
  readonly file?: EditedFile | undefined;
  /** The path before, of a file that was there. */
  readonly origin?: string | undefined;
}

/** Files that are changed step by step. */
export class EditedFiles {
  readonly #oldFiles: Sources;
  readonly #entries = new Map<string, Entry>();

  constructor(sources: Sources) {
    this.#oldFiles = sources;
  }

  /** The text of a file now; undefined if there is none. Throws Refused. */
  textOf(path: string): string | undefined {
    return this.#entry(path).file?.text;
  }

  /** A file to change. Throws Refused. */
  file(path: string): EditedFile {
    const { file } = this.#entry(path);
    if (!file) throw new Refused(`There is no file ${path}.`, 'no-file', { file: path });
    return file;
  }

  /** Writes a whole file; undefined takes it away. Throws Refused. */
  put(path: string, text: string | undefined): void {
    const { origin } = this.#entry(path);
    if (text === undefined) this.#entries.set(path, { origin });
    else {
      const edited = new EditedText((origin === undefined ? undefined : this.#oldFiles.get(origin)) ?? '');
      edited.replace(0, edited.text.length, text);
      this.#entries.set(path, { origin, file: new EditedFile(path, edited) });
    }
  }

  /** Adds a file. Throws Refused. */
  create(path: string, text: string): void {
    this.#checkFree(path);
    this.put(path, text);
  }

  /** Gives a file another path. Throws Refused. */
  rename(path: string, to: string): void {
    const file = this.file(path);
    this.#checkFree(to);
    const { origin } = this.#entry(path);
    this.#entries.set(path, {});
    this.#entries.set(to, { file: new EditedFile(to, file.edited), origin });
  }

  files(): Map<string, string> {
    const files = new Map(this.#oldFiles);
    for (const [path, { file }] of this.#entries) {
      if (file) files.set(path, file.text);
      else files.delete(path);
    }
    return files;
  }

  /** What has changed, sorted by path; of a path whose file goes and is replaced, two changes. */
  changes(): FileChange[] {
    const origins = new Set<string>();
    const changes: FileChange[] = [];
    for (const [path, { file, origin }] of this.#entries) {
      if (!file) continue;
      if (origin !== undefined) origins.add(origin);
      const { oldText, text: newText } = file.edited;
      const edits = file.edited.edits();
      if (origin === undefined) changes.push({ file: path, newText, edits: [] });
      else if (origin !== path) changes.push({ file: path, from: origin, oldText, newText, edits });
      else if (edits.length > 0) changes.push({ file: path, oldText, newText, edits });
    }
    for (const path of this.#entries.keys()) {
      const oldText = this.#oldFiles.get(path);
      if (oldText !== undefined && !origins.has(path)) changes.push({ file: path, oldText, edits: [] });
    }
    return changes.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  #checkFree(path: string): void {
    if (this.textOf(path) !== undefined)
      throw new Refused(`There is a file ${path} already.`, 'file-exists', { file: path });
  }

  #entry(path: string): Entry {
    const entryInUse = this.#entries.get(path);
    if (entryInUse) return entryInUse;
    if (!isEditable(path)) throw new Refused(`${path} is no declaration.`, 'no-declaration', { file: path });
    const oldText = this.#oldFiles.get(path);
    const entry =
      oldText === undefined ? {} : { file: new EditedFile(path, new EditedText(oldText)), origin: path };
    this.#entries.set(path, entry);
    return entry;
  }
}
