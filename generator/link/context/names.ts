/** `book.set-active` -> `bookSetActive`. */
export function camelCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+(.)?/g, (_all, letter: string | undefined) => (letter ?? '').toUpperCase());
}

/** `book-cover` -> `BookCover`. */
export function pascalCase(id: string): string {
  const name = camelCase(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `book.set-active` -> `book-set-active`, for file names. */
export function dashed(id: string): string {
  return id.replaceAll('.', '-');
}
