import { type Diagnostic, error, gap, warning } from './diagnostic.ts';

/** Diagnostics of the product as a whole: its texts and unused declarations. */
export const productDiagnostics = {
  'APP-01': error(
    'Not a call that can do this',
    'The calls under "session", "jobs" and "views" take and answer what the runtime gives and reads: docs/guide/actions.md ("Accounts"), server/jobs/README.md, docs/guide/lists.md ("Saved views").',
    '"views": { "list": "book.list" }',
  ),

  'APP-02': error(
    'Not a place of this world',
    'The zone is one of the IANA time zones, the currency one of ISO 4217, and numbers are written as a language does.',
    '"locale": { "zone": "Asia/Jakrata" }',
  ),

  'APP-03': error(
    'Menu or page sizes out of order',
    'A screen stands in the menu once, and the sizes of pages go from the smallest, which is the default, to the largest.',
    '"pageSizes": [50, 25, 10]',
  ),

  'TXT-01': gap(
    'Translation missing',
    'Every text has a translation into Bahasa Indonesia.',
    'a new label that locales/id.json does not have',
  ),
  'TXT-02': warning(
    'Translation missing in another language',
    'The source text is shown instead. `npm run check -- --texts LANGUAGE` lists them.',
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
  'TXT-05': error(
    'Wrong plural forms',
    'A counted text has forms only for the plurals of its language (CLDR: "one", "few"…), and always "other", which in the source language is the text itself.',
    '"{count} rows": { "one": "{count} row" }',
  ),
  'TXT-07': error(
    'Placeholder that nothing fills',
    'Labels, helps and empty lists are shown as they are. A refusal knows {action} and {state}, a message of a rule what its rule says, such as {limit}, a toast the fields of its row.',
    '"help": "At most {most} pieces."',
  ),
  'TXT-08': error(
    'Blanks around a translation',
    'A translation begins and ends with the same blanks as its text, mostly with none: they are shown, or they are a slip.',
    '"Save": "Simpan "',
  ),
  'TXT-09': error(
    'Label twice',
    'Columns of a list, by which they are chosen, filters, tabs, states, entries of the menu and fields of one section say different things, unless "when" or "roles" let nobody see both.',
    '"author.name": "Name" beside "name": "Name"',
  ),
  'TXT-06': error(
    'Another text in the source language',
    'In the source language a text stays as it is declared: a locale file gives counted texts further forms beside it.',
    '"{count} rows": { "one": "{count} row", "other": "{count} lines" }, in locales/en.json',
  ),

  'USE-02': warning(
    'Screen that nothing leads to',
    'Neither the navigation nor a screen that can be reached leads there: link it, remove it, or say why it stays with "unused".',
    'a screen without an entry in the navigation or an action "to" it',
  ),
  'USE-01': warning(
    'Endpoint that nothing calls',
    'Remove it, use it, or say why it stays with "unused".',
    'an endpoint that no screen calls',
  ),
  'USE-06': warning(
    'Widget that nothing shows',
    'No screen names the widget: remove its *.widget.json, or name it where it was meant.',
    'shelf-map.widget.json that no screen names',
  ),
  'USE-03': warning(
    'Exception that nothing needs',
    'What "exceptions" names is not reported there (any more), or what is "unused" is used: the reason has become untrue.',
    '"exceptions": { "ROL-05": "…" } on a call that people sign in for',
  ),
  'USE-05': error(
    'Word that nothing reads',
    'A word says something where it stands: what follows a call is said of an action that makes one, a wait of what is read again after it, and the button of a call where screens have one.',
    '"then": ["reload", 500] on an action that only leads to a screen',
  ),
  'USE-04': warning(
    'Set of roles that nothing names',
    'No call, screen, action or entity is for the set: remove it, or name it where it was meant.',
    '"access": { "catalogue": [2, 3] }, where every file says "catalog"',
  ),
} as const satisfies Record<string, Diagnostic>;
