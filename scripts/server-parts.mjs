// Which files the server is made of, beside its own folder.
const FOLDERS = ['core/', 'domain/', 'server/', 'src/custom-widgets/[^/]+/(model|service)/'];
const PARTS = new RegExp(`^(${FOLDERS.join('|')}).*(?<!\\.test)\\.(ts|json|sql)$`);

/** Whether the server reads this file, named from the project's root; it then starts again when the file changes. */
export const isServerPart = (path) => PARTS.test(path);

/**
 * Files that changed, and all that import them, also by way of others.
 * @param {Iterable<string>} changed
 * @param {ReadonlyMap<string, readonly string[]>} imports each file, with the files that it imports
 * @returns {Set<string>}
 */
export function withImporters(changed, imports) {
  const affectedFiles = new Set(changed);
  for (let previousSize = 0; previousSize < affectedFiles.size; ) {
    previousSize = affectedFiles.size;
    for (const [path, importedFiles] of imports)
      if (importedFiles.some((importedFile) => affectedFiles.has(importedFile))) affectedFiles.add(path);
  }
  return affectedFiles;
}
