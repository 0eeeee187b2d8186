import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of calls, of who may make them, and of URLs. */
export const callsDiagnostics = {
  'CAL-01': error(
    'Parameter not supplied',
    'A parameter of the route or path has no value: neither "with", nor the row, nor the current route gives one.',
    '"call": "book.get" on a route without {id}',
  ),
  'CAL-02': error(
    'Value that nobody takes',
    'The target or call has no parameter or body property of this name.',
    '"with": { "ids": "$row.id" }',
  ),
  'CAL-03': error(
    'Required value not supplied',
    'The body demands a value that neither a field nor "with" gives.',
    'a form on book.update without "id"',
  ),
  'CAL-04': error(
    'Envelope does not fit',
    'A list reads rows, a form or a detail reads one record.',
    '"source": "book.get" in a list',
  ),
  'CAL-05': error(
    'Effect does not fit',
    'A source must only read; what changes state is called by an action or a form, and a form submits to nothing else.',
    '"source": "book.toggle"',
  ),
  'CAL-06': error(
    'Fallback that cannot stand in',
    'Where the server lacks an extension that answers one item, the item is looked for in a list of the stated contract: for the same roles, with the same fields but for those that may be null, by a parameter that the rows have as a field.',
    '"fallback": { "list": "book.list", "match": "name" }',
  ),
  'CAL-07': error(
    'Call that extends itself',
    'A call takes over what other calls declare; followed from one to the next, none may lead back.',
    '"book.create": { "extends": "book.create" }',
  ),

  'CAL-08': error(
    'File that cannot be sent',
    'A file travels in a multipart body.',
    '"encoding": "json" on a body with "file"',
  ),
  'CAL-09': error(
    'Another record than is shown',
    'A screen that shows a record changes that record: a form submits, and a row or detail updates, toggles or deletes, what it has loaded. What names a row, by its key or a reference, is given where rows of the same table are named.',
    'a form that loads book.get and submits author.update',
  ),
  'CAL-14': error(
    'Grave, and nothing to prove',
    'A call that is "grave" writes, by somebody who is signed in, and app.json names under "session" the call "prove" by which they show anew who they are.',
    '"book.list": { "grave": true }',
  ),
  'CAL-13': error(
    'Nothing to leave out',
    'null beside "extends" leaves out what an extended call has under this very name.',
    '"book.update": { "extends": "book.create", "body": { "properties": { "titel": null } } }',
  ),
  'CAL-12': error(
    'Screen that would stay as it was',
    'After a write what shows the same noun is asked for again: the call names under "invalidates" the source of the screen that makes it, or from which its form is opened.',
    '"book.update": { "invalidates": ["author.list"] }',
  ),
  'CAL-11': error(
    'Call of another noun',
    'What a call takes over by "extends" is a call of its own noun, and <noun>.list, .get, .create and .update answer what is about it. Another one says why under "exceptions".',
    '"book.update": { "extends": "loan.create" }',
  ),
  'CAL-10': error(
    'Value of another kind',
    'What a call or a screen is given by "with" is of the type, and one of the values, that it takes there.',
    '"call": "book.toggle", "with": { "id": "$row.title" }',
  ),

  'ROL-01': error(
    'Endpoint refuses a role',
    'A role that sees the screen or action may not make its call.',
    'an action for readers that calls an endpoint for keepers',
  ),
  'ROL-02': error(
    'Screen closed to a role',
    'A role that sees the link may not open its target.',
    'a link for readers to a screen for keepers',
  ),
  'ROL-03': error(
    'Role that never comes here',
    'An action is for roles that may open its screen.',
    '"roles": "readers" on an action of a screen for keepers',
  ),
  'ROL-04': error(
    'Role that may nothing',
    'Every role stands in a set under "access", so that its people can at least open their account.',
    'a role "Guest" that no set has',
  ),
  'ROL-05': error(
    'Write without signing in',
    'A call with the roles "public" only reads, apart from signing in and out; another one says why under "exceptions".',
    '"book.create": { "roles": "public" }',
  ),

  'RTE-01': error('Route twice', 'Two screens answer the same route.', 'two screens with "route": "/book"'),
  'RTE-02': error(
    'Method and path twice',
    'Endpoints that share method and path need the same parameter names and all but one a "whenFields".',
    'two endpoints with GET /api/book',
  ),
  'RTE-03': error(
    'Needs parameters',
    'Navigation, landing page and redirects cannot fill route parameters.',
    '"landing": "book-edit"',
  ),
  'RTE-04': error(
    'Way up in a circle',
    'The parent of a screen is another one, and so on up to a screen of the navigation.',
    '"parent": "book-list" on book-list',
  ),
} as const satisfies Record<string, Diagnostic>;
