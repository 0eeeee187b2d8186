import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of stored, sent and answered data. */
export const recordsDiagnostics = {
  'ENT-01': error(
    'Store does not fit',
    'The store names a field that the other entity does not have, or gives too little to find it.',
    '"store": { "many": "book-cover" }',
  ),
  'ENT-02': error(
    'One column, two fields',
    'A column is one field of its entity, and an entity has one version.',
    '"phone": {} beside "mobile": { "store": { "column": "phone" } }',
  ),
  'ENT-05': error(
    'Rows that cannot be owned',
    'The rows that a field owns lie in a table of their own with a key, the column "by" that says whose they are, and "place" where their order is kept; no other field owns them.',
    '"store": { "many": "line", "by": "order_id", "fields": ["qty"], "owned": true }',
  ),
  'ENT-06': error(
    'Code that is none',
    'A code that people type is a text in a column of a table, one of each table, and a unique index over code_form of the column holds it.',
    '"pages": { "type": "integer", "store": { "code": true } }',
  ),
  'ENT-07': error(
    'Holds nothing',
    'Rows of a view that "holds" keep what they refer to from being deleted. Rows of a table do so anyway, and without a reference there is nothing to keep.',
    '"holds": true over a table',
  ),
  'ENT-08': error(
    'Group that is not counted',
    'Rows of a table are counted by columns of its own that hold whole numbers, switches, days or listed texts. A group whose numbers are sums of those of another is not counted twice.',
    '"counted": [["title"]]',
  ),
  'ENT-09': error(
    'Nothing that grows',
    'A table grows; a view or a shape does not.',
    '"grows": true over a view',
  ),

  'LIF-01': error(
    'No such state',
    'The states of a lifecycle are exactly the values of its field, and actions lead from one to another; "from" names each once.',
    '"from": ["lennt"]',
  ),
  'LIF-02': error(
    'State that is never reached',
    'A record begins in an "initial" state and goes on by actions; no action leads to this one. Where one initial state leads to another, a call says that records begin there too.',
    'a state "lost" without an action "to" it',
  ),
  'LIF-03': error(
    'Dead end',
    'A state that nothing leads on from is meant to be the last one and says "final"; a final one is never left.',
    '{ "label": "Returned" } without "final": true',
  ),
  'LIF-04': error(
    'Action and call do not belong together',
    'The form of an action sends the very call of the action and is all that asks before it, and a call performs one action only.',
    'an action with "call": "loan.lend" and a form on loan.return',
  ),
  'LIF-05': error(
    'State written past its lifecycle',
    'The column of a state is written by the actions of its lifecycle alone; a generic write may not hold it.',
    '"body": { "properties": { "state": { "type": "integer" } } } of an update',
  ),
  'LIF-06': error(
    'Action that nobody takes',
    'People take an action by "roles" and "call", the server itself by "actors".',
    '"lend": { "label": "Lend", "from": [0], "to": 1 }',
  ),
  'LIF-07': error(
    'No answer about actions',
    'A call with "do": "actions" is a GET of the envelope "list" and an extension, for an entity that has a lifecycle; the compiler adds its query and its rows.',
    '{ "do": "actions", "entity": "book" } where no lifecycle is about books',
  ),
  'LIF-08': error(
    'No such actor',
    'Who acts without being a person is declared in app.json under "actors"; "scheduler" is always there.',
    '"actors": ["bnak"]',
  ),

  'CHK-01': error(
    'Check of what is not written',
    'A "check" is asked before a create, update or delete by the generic resource.',
    '"resource": { "do": "toggle", "entity": "book", "check": true }',
  ),
  'CHK-02': error(
    'Limit that nobody asks for',
    'The "limits" of a call are those that its handler asks for; a resource has its "check".',
    '"limits": ["max_qty"] beside "resource": "create"',
  ),
  'CHK-03': error(
    'Create and update differ',
    'What <noun>.create forbids, <noun>.update forbids, and the other way round: each rule of their bodies and each of their "limits" that they do not share has a reason under "differs" of the update, and no other reason stands there.',
    '"book.create" with "maxLength": 100 for the title, "book.update" without',
  ),

  'SCH-01': error(
    'Not a data schema',
    'The schema is not valid draft-07 or has a keyword that nobody knows.',
    '{ "type": "string", "maxLenght": 3 }',
  ),
  'SCH-02': error(
    'Message that is never shown',
    'No rule at this place uses the keyword, so its message would never appear.',
    '"messages": { "maxLenght": "Too long" }',
  ),
  'SCH-03': error(
    'Keyword used wrongly',
    'One of our own keywords has a value or a place that means nothing.',
    '"after": "strat_date"',
  ),
  'SCH-04': error(
    'Schema reference leads nowhere',
    'A $ref in a body is a pointer inside the same file: "#/endpoints/<id>/body". One that leads back to a schema around it says with "depth" how many may stand inside each other.',
    '{ "$ref": "#/endpoints/book.crate/body" }',
  ),
  'SCH-05': error(
    'Rule that no value can meet, or that never applies',
    'The rules of a data schema contradict each other, are about another type than that of the schema, or refuse a value that the schema itself names.',
    '{ "type": "string", "minLength": 10, "maxLength": 5 }',
  ),
  'SCH-06': error(
    'Pattern that can stop the server',
    'The pattern is no regular expression, or certain texts make it take more than linear time. Repeat only what cannot also be repeated around it.',
    '{ "type": "string", "pattern": "^(\\\\w+\\\\s?)+$" }',
  ),
  'SCH-07': error(
    'Unknown media type',
    'No registry of media types knows it, so no browser would offer such a file.',
    '"file": { "types": ["image/pgn"], "maxBytes": 2000000 }',
  ),

  'RES-01': error(
    'Not a column',
    'The generic resource reads and writes columns of its entity.',
    '"set": { "file_ulr": "$body.cover" }',
  ),
  'RES-02': error(
    'No key for the resource',
    'get, update, delete and toggle need to know the row: $path.id, $body.id or "key".',
    '"do": "delete" on a path without {id}',
  ),
  'RES-03': error(
    'Resource incomplete',
    'A write says what to tell the user ("message"); a toggle says which column ("toggle"), a file what it is called and has in it ("file"), a report what it groups by ("by").',
    '{ "do": "toggle", "entity": "book" }',
  ),
  'RES-04': error(
    'Entity has no table',
    'An entity without "table" is only a shape; a generic resource cannot work on it.',
    '{ "do": "list", "entity": "figure" }',
  ),
  'RES-05': error(
    'Nothing to search in',
    'The parameter of "searchIn" names one of the "search" fields of the resource\'s entity.',
    '"searchIn": "field" over an entity without "search"',
  ),
  'RES-06': error(
    'Selection does not fit',
    'A call for a "selection" updates or deletes rows of one entity by the generic resource; "of" lists that entity the same way, for everyone who may make the call.',
    '"selection": { "of": "book.list" } on a call that creates',
  ),
  'RES-09': error(
    'Owned rows do not fit',
    'A body says the rows that an entity owns as a list of objects, whose properties are columns of theirs; the column of the owner and that of the place are written by the server.',
    '"items": { "type": "array", "items": { "type": "string" } } where "items" owns rows',
  ),
  'RES-10': error(
    'Write by a call that reads',
    'A create, update, delete or toggle changes the table, so the call has a method that says so, or "effect": "write"; a list or get changes nothing.',
    '"delete": { "path": "/api/books/{id}", "resource": "delete" }',
  ),
  'RES-11': error(
    'Body property that nobody keeps',
    'A generic create or update writes the columns of its entity; a property that is none, and that nothing here reads, would be dropped in silence.',
    '"motto": { "type": "string" } in the body of book.create',
  ),
  'RES-12': error(
    'File without rows',
    'A "file" is what a resource with "do": "file" answers; its columns are read from the table.',
    '"file": { "name": "books", "format": "csv", "columns": { "title": "Title" } } beside "do": "list"',
  ),

  'RES-13': error(
    'Record without its version',
    'A call for one record answers the version that an update of the table checks, or the second of two people overwrites the first.',
    '"answer": { "item": ["id", "title"] } of book.get, whose entity has a version',
  ),
  'RPT-01': error(
    'Report that cannot group or sum so',
    'A report groups the rows of a table by values that the table holds, its own or those of a record that it refers to, and adds up numbers of its own; what it answers is made of that.',
    '"sum": ["title"]',
  ),
  'RPT-02': error(
    'Screen that draws no such report',
    'A screen of the kind "report" shows what a call with "do": "report" answers; lines and steps need a date or an instant that it groups by.',
    '"kind": "report", "draw": "lines" over a report by state alone',
  ),

  'JOB-01': error(
    'Call cannot start a job',
    'A call with "job" changes something, answers "alert" (its data is the job\'s id) and has no "resource".',
    '"job": { … } on a GET without "effect": "write"',
  ),
} as const satisfies Record<string, Diagnostic>;
