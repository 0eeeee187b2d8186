import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of references to other declarations and of values. */
export const namesDiagnostics = {
  'REF-01': error('No such screen', 'The name is not the id of a screen.', '"to": "book-edti"'),
  'REF-02': error('No such endpoint', 'The name is not the id of an endpoint.', '"call": "book.set-activ"'),
  'REF-03': error('No such entity', 'The name is not the id of an entity.', '"item": "bokk"'),
  'REF-04': error(
    'No such role set',
    'Role sets are declared in app.json under "access"; "public" needs no sign-in.',
    '"roles": "catalog"',
  ),
  'REF-05': error('No such cell', 'Cells are listed in schemas/language/cells.json.', '"cell": "monye"'),
  'REF-06': error(
    'No such field',
    'Form fields are listed in schemas/language/fields.json.',
    '"field": "textaera"',
  ),
  'REF-07': error(
    'Not in the answer',
    'The path leads to nothing in the rows or the record of the answering endpoint.',
    '"columns": { "nmae": "Name" }',
  ),
  'REF-08': error(
    'Not in the body',
    'A form field is a property of the body of the endpoint that the form submits to.',
    '"fields": { "nmae": { "label": "Name" } }',
  ),
  'REF-09': error(
    'Not a field of the form',
    'A section, "sets" and "clears" name fields of their own form.',
    '"sections": [{ "fields": ["nmae"] }]',
  ),
  'REF-10': error(
    'No such role',
    'Roles are declared in app.json under "roles".',
    '"access": { "catalogue": [2, 9] }',
  ),
  'REF-11': error(
    'Not a query parameter',
    'A filter sets a query parameter that the endpoint declares.',
    '"filters": { "actve": { "label": "Status", "field": "select" } }',
  ),
  'REF-12': error(
    'Languages and files differ',
    'Translations are kept for the languages that app.json lists, and each of these but the source language has its file in locales/.',
    'schemas/locales/de.json',
  ),
  'REF-13': error(
    'Not for a dialog',
    'A dialog shows a form or a detail screen; lists and hand-made screens are pages.',
    '"dialog": "book-list"',
  ),
  'REF-14': error(
    'No such action of a lifecycle',
    'A screen offers "<lifecycle>.<action>", as a *.lifecycle.json file declares it.',
    '"lifecycle": "loan.retrun"',
  ),
  'REF-15': error(
    'No such widget',
    'What a hand-made part is given stands in its *.widget.json file.',
    '"widget": "loan-histroy"',
  ),
  'REF-16': error('No such icon', 'Icons are listed in schemas/language/icons.json.', '"icon": "eidt"'),

  'REF-17': error(
    'No such filter',
    'A list filters by a text, a select, a date or a picker of schemas/language/fields.json, or by a *.filter.json of the product.',
    '"field": "money"',
  ),

  'REF-18': error(
    'No rows there',
    'The rows of a table, gallery or list inside a record are a list of the answer.',
    '"table": { "rows": "title" }',
  ),

  'VAL-01': error(
    'Not a reference',
    'References begin with $row, $route, $query, $form, $user or $answer in screens and with $body, $path, $query or $user in endpoints.',
    '"id": "$rwo.id"',
  ),
  'VAL-02': error(
    'Refers to nothing',
    'The value that the reference names does not exist at this place.',
    '"id": "$route.book" on a route without {book}',
  ),
} as const satisfies Record<string, Diagnostic>;
