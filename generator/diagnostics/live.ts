import { type Diagnostic, error } from './diagnostic.ts';

/** Diagnostics of live events: their roles and their writers. */
export const liveDiagnostics = {
  'LIV-01': error(
    'Not live',
    'What is live, or published, is an entity that says "live" and with it who hears of its rows.',
    '"live": true on a list of books, whose entity has no "live"',
  ),
  'LIV-02': error(
    'Nothing writes it',
    'A live entity has a table that a resource of this product writes, or a call that "publishes" it, or it is what "jobs" in app.json answers.',
    '"live": "staff" in an entity that is only read',
  ),
  'LIV-03': error(
    'Sees, but may not hear',
    'Whoever sees a live screen hears of its entity, so all of them are among the roles of its "live"; these are signed in.',
    '"roles": "staff", "live": true on a screen whose entity says "live": "keepers"',
  ),
} as const satisfies Record<string, Diagnostic>;
