import type { Readable } from 'node:stream';

/** Where backups lie: files by their path, with slashes. A path of a folder has none at its end. */
export interface Vault {
  /** For the terminal, without secrets. */
  readonly describe: string;
  /** Names of the folders at the top. */
  folders(): Promise<string[]>;
  /** Paths of all files below a folder; none when there is no such folder. */
  filesBelow(folder: string): Promise<string[]>;
  has(path: string): Promise<boolean>;
  /** The content of a file; null when there is none. */
  read(path: string): Promise<Readable | null>;
  /** Writes a file whole, or not at all: where `content` fails, nothing is there. */
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Removes a file, or a folder with all that is below. */
  remove(path: string): Promise<void>;
}
