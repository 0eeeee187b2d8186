/** What a code means: shown by docs/diagnostics.md, which is written from here. */
export interface Diagnostic {
  /**
   * An error stops everything. A gap fails the check but not `generate`: a new label can be looked at before it is
   * translated. A warning fails nothing.
   */
  readonly severity: 'error' | 'gap' | 'warning';
  readonly title: string;
  readonly explanation: string;
  /** A declaration that raises it. */
  readonly example: string;
}

const error = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'error',
  title,
  explanation,
  example,
});
const gap = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'gap',
  title,
  explanation,
  example,
});
const warning = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'warning',
  title,
  explanation,
  example,
});

/** Every problem the compiler can report. A code is never reused for something else. */
export const diagnostics = {
  'LOD-01': error(
    'Not JSON',
    'The file cannot be read. Comments and trailing commas are not JSON.',
    '{ "screen": "brand-list", }',
  ),
  'LOD-02': error(
    'Unknown kind of file',
    'The suffix says what a file declares: .entity.json, .endpoints.json, .screen.json; translations stand in locales/<code>.json.',
    'schemas/brand/brand.json',
  ),
  'LOD-03': error(
    'Key twice',
    'JSON keeps only the last of two equal keys, so the first would be lost silently.',
    '{ "title": "A", "title": "B" }',
  ),
  'LOD-04': error(
    'Declared twice',
    'An id of an entity, endpoint or screen names exactly one declaration.',
    'two files with "screen": "brand-list"',
  ),
  'LOD-05': error(
    'No app.json',
    'schemas/app.json names the product, its roles, navigation and languages.',
    'a schemas folder without app.json',
  ),

  'LOD-06': error(
    'Another version of the language',
    'app.json says in which version its schemas are written; the compiler reads exactly one.',
    '"language": 2',
  ),
  'APP-01': error(
    'Not a call of saved views',
    'The calls under "views" take and answer what docs/language.md says under "Saved views".',
    '"views": { "list": "brand.list" }',
  ),

  'SHP-01': error(
    'Unknown key',
    'The grammar does not know this key at this place; nothing would read it.',
    '"columms": {}',
  ),
  'SHP-02': error('Missing key', 'The grammar demands this key.', 'a screen without "title"'),
  'SHP-03': error('Wrong type', 'The value is of another type than the grammar demands.', '"width": "72"'),
  'SHP-04': error(
    'Not one of the allowed values',
    'Only the listed values mean something here.',
    '"kind": "lists"',
  ),
  'SHP-05': error(
    'Not well formed',
    'The text does not have the form that this place demands.',
    '"screen": "Brand List"',
  ),
  'SHP-06': error('Out of bounds', 'The value is too small, too large, too short or too long.', '"width": 4'),
  'SHP-07': error(
    'Exactly one is needed',
    'Of some keys exactly one must be given, because they exclude each other.',
    '{ "label": "Edit", "to": "brand-edit", "call": "brand.update" }',
  ),

  'REF-01': error('No such screen', 'The name is not the id of a screen.', '"to": "brand-edti"'),
  'REF-02': error('No such endpoint', 'The name is not the id of an endpoint.', '"call": "brand.set-activ"'),
  'REF-03': error('No such entity', 'The name is not the id of an entity.', '"item": "brnad"'),
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
    'Not a language of the product',
    'Translations are kept for the languages that app.json lists.',
    'schemas/locales/de.json',
  ),
  'REF-13': error(
    'Not for a dialog',
    'A dialog shows a form or a detail screen; lists and hand-made screens are pages.',
    '"dialog": "brand-list"',
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

  'VAL-01': error(
    'Not a reference',
    'References begin with $row, $route, $query, $form, $user or $answer in screens and with $body, $path, $query or $user in endpoints.',
    '"id": "$rwo.id"',
  ),
  'VAL-02': error(
    'Refers to nothing',
    'The value that the reference names does not exist at this place.',
    '"id": "$route.brand" on a route without {brand}',
  ),

  'CAL-01': error(
    'Parameter not supplied',
    'A parameter of the route or path has no value: neither "with", nor the row, nor the current route gives one.',
    '"call": "brand.get" on a route without {id}',
  ),
  'CAL-02': error(
    'Value that nobody takes',
    'The target or call has no parameter or body property of this name.',
    '"with": { "ids": "$row.id" }',
  ),
  'CAL-03': error(
    'Required value not supplied',
    'The body demands a value that neither a field nor "with" gives.',
    'a form on brand.update without "id"',
  ),
  'CAL-04': error(
    'Envelope does not fit',
    'A list reads rows, a form or a detail reads one record.',
    '"source": "brand.get" in a list',
  ),
  'CAL-05': error(
    'Effect does not fit',
    'A source must only read; what changes state is called by an action.',
    '"source": "category.toggle"',
  ),
  'CAL-06': error(
    'Fallback that cannot stand in',
    'Where the server lacks an extension that answers one item, the item is looked for in a list of the stated contract: for the same roles, with the same fields, by a parameter that the rows have as a field.',
    '"fallback": { "list": "brand.list", "match": "name" }',
  ),

  'ROL-01': error(
    'Endpoint refuses a role',
    'A role that sees the screen or action may not make its call.',
    'an action for Admin that calls an endpoint for Superadmin',
  ),
  'ROL-02': error(
    'Screen closed to a role',
    'A role that sees the link may not open its target.',
    'a link for Admin to a screen for Superadmin',
  ),

  'RTE-01': error(
    'Route twice',
    'Two screens answer the same route.',
    'two screens with "route": "/dashboard/brand"',
  ),
  'RTE-02': error(
    'Method and path twice',
    'Endpoints that share method and path need the same parameter names and all but one a "whenFields".',
    'two endpoints with GET /api/admin/brand',
  ),
  'RTE-03': error(
    'Needs parameters',
    'Navigation, landing page and redirects cannot fill route parameters.',
    '"landing": "brand-edit"',
  ),

  'CND-01': error(
    'Not a condition',
    'A comparison holds one operand (field, user, route, now) and one test; a combination holds nothing else.',
    '{ "field": "active" }',
  ),
  'CND-02': error(
    'Condition that never holds',
    'Comparisons that must hold together exclude each other, so what depends on them is never shown or allowed; or a branch of an "any" is excluded by what stands beside it.',
    '{ "all": [{ "field": "state", "is": 0 }, { "field": "state", "is": 1 }] }',
  ),
  'CND-03': error(
    'Not comparable',
    'A condition compares a field with a literal or with $user.id, $user.role or $user.username, and the two must be of one kind.',
    '{ "field": "active", "is": "$user.username" }',
  ),
  'OPT-01': error(
    'Option does not fit',
    'A cell or field takes the options that cells.json or fields.json declare.',
    '"cell": "text", "options": { "line": 1 }',
  ),
  'OPT-02': error(
    'Field needs more',
    'This kind of field does not work without a source or choices.',
    '{ "label": "Brand", "field": "picker" }',
  ),
  'OPT-03': error(
    'No default for this type',
    'The type of the value does not say how to show or edit it: name a cell or field.',
    '"images": "Images"',
  ),

  'FRM-01': error(
    'Field not in exactly one section',
    'With sections, every field stands in exactly one of them.',
    'a field that no section lists',
  ),
  'FRM-02': error(
    'Cannot be extended',
    'A form extends another form, and never itself.',
    '"extends": "brand-list"',
  ),
  'LST-01': error(
    'Endpoint does not page',
    'A list that pages on the server needs an endpoint with "paging".',
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
    '"bulk": { "activate": { "label": "Activate", "call": "brand.set-active" } }',
  ),
  'LST-05': error(
    'Nothing to export',
    'The rows of a list can be had as a file: of a GET call that answers a page or a list of declared rows.',
    '"brand.get": { "export": true }',
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
  'GRD-01': error(
    'Field without a column',
    'A row is edited in its columns: each field of "edit" needs the column of its own path, or of its "from".',
    '"columns": { "key": "Key" }, "edit": { "fields": { "value": { "label": "Value" } } }',
  ),
  'ENT-01': error(
    'Store does not fit',
    'The store names a field that the other entity does not have, or gives too little to find it.',
    '"store": { "many": "product-image" }',
  ),

  'WGT-01': error(
    'Prop of another type',
    'What a declaration gives a widget has the type that the contract of the widget names.',
    '"props": { "book": "$row.title" } where "book" is an integer',
  ),
  'LIF-01': error(
    'No such state',
    'The states of a lifecycle are exactly the values of its field, and actions lead from one to another.',
    '"from": ["lennt"]',
  ),
  'LIF-02': error(
    'State that is never reached',
    'A record begins in an "initial" state and goes on by actions; no action leads to this one.',
    'a state "lost" without an action "to" it',
  ),
  'LIF-03': error(
    'Dead end',
    'A state that nothing leads on from is meant to be the last one and says "final"; a final one is never left.',
    '{ "label": "Returned" } without "final": true',
  ),
  'LIF-04': error(
    'Action and call do not belong together',
    'The form of an action sends the very call of the action, and a call performs one action only.',
    'an action with "call": "loan.lend" and a form on loan.return',
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
    'A $ref in a body is a pointer inside the same file: "#/endpoints/<id>/body".',
    '{ "$ref": "#/endpoints/brand.crate/body" }',
  ),

  'RES-01': error(
    'Not a column',
    'The generic resource reads and writes columns of its entity.',
    '"set": { "file_ulr": "$body.banner" }',
  ),
  'RES-02': error(
    'No key for the resource',
    'get, update, delete and toggle need to know the row: $path.id, $body.id or "key".',
    '"do": "delete" on a path without {id}',
  ),
  'RES-03': error(
    'Resource incomplete',
    'A write says what to tell the user ("message"); a toggle says which column ("toggle").',
    '{ "do": "toggle", "entity": "brand" }',
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
    '"selection": { "of": "brand.list" } on a call that creates',
  ),

  'JOB-01': error(
    'Call cannot start a job',
    'A call with "job" changes something, answers "alert" (its data is the job\'s id) and has no "resource".',
    '"job": { … } on a GET without "effect": "write"',
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
    'The query parameter that says which tab is open is one of those in which a list says its page, size, search, order or filters.',
    '"bind": { "query": "page" }',
  ),

  'TXT-01': gap(
    'Translation missing',
    'Every text has a translation into Bahasa Indonesia.',
    'a new label that locales/id.json does not have',
  ),
  'TXT-02': warning(
    'Translation missing in another language',
    'The source text is shown instead. `npm run check -- --texts` lists them.',
    'a new label that locales/fr.json does not have',
  ),
  'TXT-03': warning(
    'Translation of nothing',
    'The text is not used any more; remove the line.',
    'a key of locales/id.json that no declaration uses',
  ),
  'TXT-04': error(
    'Placeholder lost',
    'A translation holds the same {placeholders} as its text.',
    '"Hapus data {name}?": "Delete it?"',
  ),

  'USE-02': warning(
    'Screen that nothing leads to',
    'Neither the navigation nor a screen that can be reached leads there: link it, remove it, or say why it stays with "unlinked".',
    'a screen without an entry in the navigation or an action "to" it',
  ),
  'USE-01': warning(
    'Endpoint that nothing calls',
    'Remove it, use it, or say why it stays with "unused".',
    'an endpoint that no screen calls',
  ),
} as const satisfies Record<string, Diagnostic>;

export type Code = keyof typeof diagnostics;
