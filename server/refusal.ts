/** Why a call is refused; the HTTP floor maps each kind to a status. */
export type RefusalKind =
  | 'unreadable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'too-many'
  | 'unavailable';

/** One reason: a source text whose `{name}` places are filled from `params`, of which `{ text }` is translated too. */
export interface Problem {
  readonly field?: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Where it is mended: a screen by its id, and what the link to it says. */
  readonly link?: { readonly screen: string; readonly text: string };
}

/** An expected error with a message for the user. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly problems: readonly Problem[];
  /** Seconds after which another try may succeed. */
  readonly retryAfter?: number;

  constructor(kind: RefusalKind, problems: string | readonly Problem[], retryAfter?: number) {
    const problemList = typeof problems === 'string' ? [] : problems;
    const [first] = problemList;
    super(typeof problems === 'string' ? problems : first ? fillText(first.message, first.params) : kind);
    this.kind = kind;
    this.problems = problemList;
    this.retryAfter = retryAfter;
  }
}

/** A change of a row that was modified since it was read. */
export class StaleRefusal extends Refusal {
  /** The fields that the caller may see, with their present values. */
  readonly current: Readonly<Record<string, unknown>>;
  /** Who changed it and when; null where it is not recorded. */
  readonly change: { readonly by: string | null; readonly at: string } | null;

  constructor(current: StaleRefusal['current'], change: StaleRefusal['change']) {
    super('conflict', 'This record has been changed meanwhile.');
    this.current = current;
    this.change = change;
  }
}

/** A grave call of a session that was proved too long ago. */
export class ProofRefusal extends Refusal {
  /** What is asked for: the password, or with it the code of the second factor. */
  readonly proof: 'password' | 'code';

  constructor(proof: ProofRefusal['proof']) {
    super('forbidden', 'Show first that it is you: by your password, or by signing in anew.');
    this.proof = proof;
  }
}

export const notFound = () => new Refusal('not-found', 'Not found.');

/** The row that was read. Throws a Refusal where there is none. */
export function requireRow<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw notFound();
  return row;
}

/** Fills the `{name}` placeholders of a text; unknown ones stay. */
export function fillText(text: string, params: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{([A-Za-z_][\w.]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined || value === null ? place : String(isText(value) ? value.text : value);
  });
}

function isText(value: unknown): value is { readonly text: string } {
  return typeof value === 'object' && value !== null && 'text' in value;
}
