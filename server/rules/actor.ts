/** A person with an account. */
export interface Person {
  readonly kind: 'person';
  readonly id: number;
  readonly username: string;
  readonly role: number;
}

/** The server itself under a declared name; "scheduler" always exists. */
export interface SystemActor<Name extends string = string> {
  readonly kind: 'system';
  readonly name: Name;
}

/** Who acts. */
export type Actor = Person | SystemActor;

/** The actor's kind in the audit trail: "person", or the declared name. */
export function actorName(actor: Actor): string {
  return actor.kind === 'person' ? 'person' : actor.name;
}
