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
  const found = new Set(changed);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [path, its] of imports) if (its.some((one) => found.has(one))) found.add(path);
  }
  return found;
}
