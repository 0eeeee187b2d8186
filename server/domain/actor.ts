/** A person with an account. */
export interface Person {
  readonly kind: 'person';
  readonly id: number;
  readonly username: string;
  readonly role: number;
}

/** The server itself, under a name that the product declares; "scheduler" is always there. */
export interface SystemActor<Name extends string = string> {
  readonly kind: 'system';
  readonly name: Name;
}

/** Who acts. */
export type Actor = Person | SystemActor;

/** What the audit calls the actor: "person", or the declared name. */
export function actorName(actor: Actor): string {
  return actor.kind === 'person' ? 'person' : actor.name;
}
