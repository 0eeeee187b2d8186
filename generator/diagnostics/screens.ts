import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of screens: what they show and edit. */
export const screensDiagnostics = {
  'CND-01': error(
    'Not a condition',
    'A comparison holds one operand (field, user, route, now) and one test; a combination holds nothing else.',
    '{ "field": "active" }',
  ),
  'CND-02': error(
    'Condition that never holds',
    'Comparisons that must hold together exclude each other, so what depends on them is never shown or allowed; or a branch of an "any", a value of an "in" or what "enabled" asks is excluded by what stands beside it.',
    '{ "all": [{ "field": "state", "is": 0 }, { "field": "state", "is": 1 }] }',
  ),
  'CND-03': error(
    'Not comparable',
    'A condition compares a field with a literal or with $user.id, $user.role or $user.username, and the two must be of one kind.',
    '{ "field": "active", "is": "$user.username" }',
  ),
  'CND-04': error(
    'Condition that always holds',
    'Over all values that type, enum, bounds and presence allow, the condition or a part of it holds: it decides nothing.',
    '{ "field": "state", "in": [0, 1, 2] } where the state is 0, 1 or 2',
  ),
  'CND-05': error(
    'Shown on a condition of its own',
    "Fields of a form that are shown or hidden by their own value, or by each other's in a circle, may be hidden for ever.",
    '"note": { "when": { "field": "note", "exists": true } }',
  ),
  'CND-06': error(
    'Asked for, but not always shown',
    'What a form hides is not sent. A field that the body asks for is shown whenever it does.',
    '"required": ["title"] in the body, "title": { "when": { "field": "lent", "is": true } } in the form',
  ),

  'OPT-01': error(
    'Option does not fit',
    'A cell or field takes the options that cells.json or fields.json declare.',
    '"cell": "text", "options": { "line": 1 }',
  ),
  'OPT-02': error(
    'Field needs more',
    'This kind of field does not work without a source, choices or fields.',
    '{ "label": "Book", "field": "picker" }',
  ),
  'OPT-03': error(
    'No default for this type',
    'The type of the value does not say how to show or edit it: name a cell or field.',
    '"images": "Images"',
  ),
  'OPT-04': error(
    'Choices do not fit',
    'Choices name values that there are, for a cell or field that shows one out of a few; beside an "enum" they name each of its values.',
    '"type": { "enum": ["a", "b"], "choices": { "c": "C" } }',
  ),
  'OPT-05': error(
    'Value of another kind',
    'A cell, field or filter takes the kinds of values that cells.json or fields.json name: "takes". A picture is a file, and HTML a text, that says so.',
    '"cell": "date" on a price',
  ),
  'OPT-06': error(
    'Looser than the body',
    'An option lets in what the body refuses, so that it is refused only after it was typed; or asks a call for more rows than it gives.',
    '"options": { "maxLength": 300 } where the body has "maxLength": 200',
  ),

  'FRM-01': error(
    'Field not in exactly one section',
    'With sections, every field stands in exactly one of them.',
    'a field that no section lists',
  ),
  'FRM-02': error(
    'Cannot be extended',
    'A form extends another form, and never itself.',
    '"extends": "book-list"',
  ),
  'FRM-03': error(
    'Asked for on an unclear condition',
    'A form marks a field as required exactly while the body asks for it. It can follow "requiredWhen", and an "if" that compares fields with const, enum or a limit.',
    '"if": { "properties": { "name": { "pattern": "^A" } } }, "then": { "required": ["note"] }',
  ),

  'FRM-04': error(
    'Fields inside a field do not fit',
    'A repeater and line items have "fields", and only they have; an entry holds values that are typed, chosen or switched. Widths, initial values and what pickers fill are for line items. Only a rich text has "pictures", and their call takes one file and answers its address alone. Only images of a loaded record have "added", and its call takes what is named so.',
    '"contacts": { "field": "repeater", "fields": { "photo": { "label": "Photo", "field": "image" } } }',
  ),
  'FRM-09': error(
    'Line items do not fit',
    'A picker in a row fills other columns from the record that is chosen.',
    '"fills": { "prise": "price" }',
  ),
  'FRM-10': error(
    'Ends of a range do not fit',
    'A section with a range has a title; both ends are among its fields: a date each, or a date and a time each.',
    '"range": { "start": ["starts", "starts_at"], "end": ["ends"] }',
  ),
  'FRM-11': error(
    'Section cannot fold',
    'A section that folds has a title, which stays, and no field that has to be filled in.',
    '"folds": true of a section with a field that the body requires',
  ),

  'STP-01': error(
    'Steps do not fit',
    'The steps of a form are its sections: at least two, each with a title.',
    '"steps": true in a form without "sections"',
  ),

  'LST-01': error(
    'Endpoint pages otherwise',
    'A list that pages on the server needs an endpoint with "paging", one that pages by itself an endpoint that answers all rows.',
    '"paging": "server"',
  ),
  'LST-02': error(
    'Nothing to search with',
    'Searching needs a search parameter of the endpoint, or "fields" when the list searches by itself.',
    '"search": { "on": "enter" }',
  ),
  'LST-03': error(
    'No key',
    'Rows need a field that tells them apart: the key of their entity, or "id".',
    'a "pick" without "id"',
  ),
  'LST-04': error(
    'Bulk action does not fit',
    'A bulk action has a "call" with a "selection" of the rows that the list shows, or a call for "each" row, or both.',
    '"bulk": { "activate": { "label": "Activate", "call": "book.set-active" } }',
  ),
  'LST-05': error(
    'Nothing to export',
    'The rows of a list can be had as a file: of a GET call that answers a page or a list of declared rows.',
    '"book.get": { "export": true }',
  ),
  'LST-06': error(
    'Not a range of days',
    'A filter with "range" is a "date" of a list that the server filters: two of its query parameters are the days.',
    '"filters": { "state": { "label": "State", "field": "select", "range": { "end": "until", "label": "Until" } } }',
  ),
  'LST-07': error(
    'Edited value does not fit',
    'A list edits a number or text in its column: "keys" and each edited value are arrays of the body, side by side.',
    '"edit": { "keys": "ids", "columns": { "place": {} } } on a call whose body has no "place"',
  ),
  'LST-08': error(
    'Order of the server',
    'The "sort" of a list is for rows that the list has as a whole; pages come in the order of the server, and "page" alone lets columns sort the one that came.',
    '"sort": "-created_at" where the endpoint pages',
  ),
  'LST-09': error(
    'Bulk action that does not ask',
    'What changes many rows asks first: its "confirm" has {count}, how many they are.',
    '"bulk": { "lend": { "call": "book.lend-many" } }',
  ),
  'LST-10': error(
    'Column too narrow',
    'Numbers, dates and codes are never cut: the declared width has room for a usual value of the cell.',
    '"lent_at": { "cell": "date-time", "width": 90 }',
  ),

  'ACT-01': error(
    'Two actions alike',
    'Actions that stand side by side differ in what they say and where they lead, one at most is the main one, and a step of a lifecycle is offered once, unless "when" or "roles" let nobody see both.',
    '"edit": { "label": "Edit" }, "change": { "label": "Edit" }',
  ),

  'ACT-02': error(
    'Same action, another meaning',
    'An action that a list offers at its rows and a detail of the same noun under one name and label makes the same call, for the same roles, on the same condition.',
    '"delete" for keepers in book-list, and for everybody in book-detail',
  ),

  'GRD-01': error(
    'Field without a column',
    'A row is edited in its columns: each field of "edit" needs the column of its own path, or of its "from".',
    '"columns": { "key": "Key" }, "edit": { "fields": { "value": { "label": "Value" } } }',
  ),
  'GRD-02': error(
    'Too much for a cell',
    'A row is edited in its cells: what has fields of its own (line items, a repeater, an object) is edited in a form.',
    '"edit": { "fields": { "items": { "field": "line-items", "fields": { "book": {} } } } }',
  ),

  'TAB-01': error(
    'Tabs in a tab',
    'A tab shows a list, grid, form, detail or custom screen.',
    '"screen": "other-tabs"',
  ),
  'TAB-02': error(
    'Same tab twice',
    'Two tabs show the same screen with the same values.',
    'two tabs with "screen": "loan-list" and no "with"',
  ),
  'TAB-03': error(
    'Tab that no one sees',
    'The roles of a tab and those of its screen of tabs have nobody in common.',
    '"roles": "desk" in tabs for "readers"',
  ),
  'TAB-04': error(
    'Name in the address taken',
    'The query parameter that says which tab is open is one of those in which a list says its page, size, search, order or filters, or a form its step.',
    '"bind": { "query": "page" }',
  ),
  'TAB-05': error(
    'Tabs in another order than written',
    'Keys that are whole numbers come first and in the order of the numbers, whatever the order in the file.',
    'the tabs "1", "0"',
  ),

  'WGT-01': error(
    'Prop of another type or value',
    'What a declaration gives a widget is what the contract of the widget takes, by type, values, format, limits and entries. Of a source this has to be said where it is declared: a text of any kind is no date, and any number is not one above 0.',
    '"props": { "book": "$row.title" } where "book" is an integer',
  ),
  'WGT-02': error(
    'Widget in the wrong place',
    'A widget whose contract has a "value" is a field of a form; any other stands in a section, a slot or a dialog. What it is given stands in "props".',
    '"fields": { "note": { "label": "Note", "widget": "loan-history" } }',
  ),
  'WGT-03': error(
    'Value of another shape',
    'What a hand-made part edits is what the property of the body takes, and the other way round; a cell draws every value that the answer may hold. A picker takes rows of the table that the property or parameter refers to.',
    'a widget whose "value" is an object, as the field of a text',
  ),
  'WGT-04': error(
    'Part of a call, and more',
    'A prop, or the "value" that a widget edits, may be named as what a call answers ("answerOf") or is sent ("bodyOf"), at a dotted "path". The call says which type that has; a description alone stands beside.',
    '"book": { "answerOf": "book.get", "path": "id", "type": "string" }',
  ),
} as const satisfies Record<string, Diagnostic>;
