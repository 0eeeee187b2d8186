import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Vault } from './vault.ts';

/** Readable by their owner alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** A folder of this machine, or one that several share. */
export function folderVault(folder: string): Vault {
  const at = (path: string) => join(folder, path);
  const has = (path: string) =>
    access(at(path)).then(
      () => true,
      () => false,
    );
  return {
    describe: folder,
    async folders() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(noneWhenMissing);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async filesBelow(path) {
      const entries = await readdir(at(path), { withFileTypes: true, recursive: true }).catch(
        noneWhenMissing,
      );
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    },
    has,
    read: async (path) => ((await has(path)) ? createReadStream(at(path)) : null),
    async write(path, content) {
      await mkdir(dirname(at(path)), { recursive: true, mode: FOLDER_MODE });
      const unfinished = `${at(path)}.part`;
      try {
        await pipeline(content, createWriteStream(unfinished, { mode: FILE_MODE, flush: true }));
        await rename(unfinished, at(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
