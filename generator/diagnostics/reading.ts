import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of reading the files, and of the shape of declarations. */
export const readingDiagnostics = {
  'LOD-01': error(
    'Not JSON',
    'The file cannot be read. Comments and trailing commas are not JSON.',
    '{ "screen": "book-list", }',
  ),
  'LOD-02': error(
    'Unknown kind of file',
    'The suffix says what a file declares: .entity.json, .endpoints.json, .screen.json; translations stand in locales/<code>.json.',
    'schemas/book/book.json',
  ),
  'LOD-03': error(
    'Key twice',
    'JSON keeps only the last of two equal keys, so the first would be lost silently.',
    '{ "title": "A", "title": "B" }',
  ),
  'LOD-04': error(
    'Declared twice',
    'An id of an entity, endpoint or screen names exactly one declaration.',
    'two files with "screen": "book-list"',
  ),
  'LOD-05': error(
    'No app.json',
    'schemas/app.json names the product, its roles, navigation and languages.',
    'a schemas folder without app.json',
  ),
  'LOD-07': error(
    'Id that is not the name of the file',
    'A screen, entity, lifecycle or widget is declared in the file of its name.',
    '"screen": "books" in book-list.screen.json',
  ),
  'LOD-08': error(
    'File in the folder of another noun',
    'What is about a noun with a folder of its own stands there, and only translations stand in locales/.',
    'schemas/loan/book-list.screen.json beside schemas/book/',
  ),
  'LOD-06': error(
    'Another version of the language',
    'app.json says in which version its schemas are written; the compiler reads exactly one.',
    '"language": 3',
  ),

  'SHP-01': error(
    'Unknown key',
    'The grammar does not know this key at this place; nothing would read it.',
    '"columms": {}',
  ),
  'SHP-02': error('Missing key', 'The grammar demands this key.', 'a list without "columns"'),
  'SHP-03': error('Wrong type', 'The value is of another type than the grammar demands.', '"width": "72"'),
  'SHP-04': error(
    'Not one of the allowed values',
    'Only the listed values mean something here.',
    '"kind": "lists"',
  ),
  'SHP-05': error(
    'Not well formed',
    'The text does not have the form that this place demands.',
    '"screen": "Book List"',
  ),
  'SHP-06': error('Out of bounds', 'The value is too small, too large, too short or too long.', '"width": 4'),
  'SHP-07': error(
    'Exactly one is needed',
    'Of some keys exactly one must be given, because they exclude each other.',
    '{ "label": "Edit", "to": "book-edit", "call": "book.update" }',
  ),
} as const satisfies Record<string, Diagnostic>;
