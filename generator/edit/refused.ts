/** Why something is not done: a name for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly file?: string | undefined;
  readonly pointer?: string | undefined;
}

/** The names of refusals, and what each means. */
export const refusals = {
  'no-operation': 'It is not in the form of an operation.',
  'no-declaration': 'The file is none that may be edited.',
  'no-file': 'There is no such file.',
  'file-exists': 'There is such a file already.',
  'not-json': 'The file is not strict JSON: comments and trailing commas are not.',
  'doubled-key': 'A key stands twice in one object, so a pointer does not say which is meant.',
  'no-such-place': 'The pointer leads nowhere.',
  'key-exists': 'The object has this key already.',
  'no-value': 'The value is none of JSON.',
  'no-destination': 'It is not said, or not possible, where it should stand.',
  'changed-since': 'The text is not what it was.',
  'unknown-name': 'Nothing has this name.',
  'ambiguous-name': 'Several things have this name.',
  'name-not-possible': 'The new name is not well formed, or means something else.',
  'name-taken': 'Something has the new name already.',
  'not-renamed': 'This keeps its name.',
  'does-not-compile': 'The declarations do not compile, or would not any more.',
  'migration-ran': 'A migration that would go has run on the database.',
  'lacks-translations': 'Texts would lose their translations.',
  'not-possible': 'The message says why.',
} as const;

export type RefusalCode = keyof typeof refusals;

/** A tool refuses its task; the message is printed. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(
    message: string,
    code: RefusalCode = 'not-possible',
    place: { readonly file?: string | undefined; readonly pointer?: string | undefined } = {},
  ) {
    super(message);
    this.refusal = { code, message, ...place };
  }
}

/** Prints the reason, and that nothing is written. Returns the exit code. */
export function printRefusal({ message }: Refused): number {
  const nothing = 'Nothing was written.';
  console.error(message.includes(nothing) ? message : `${message}\n${nothing}`);
  return 1;
}
