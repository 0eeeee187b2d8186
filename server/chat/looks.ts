export interface Look {
  readonly account: number;
  readonly name: string;
  readonly conversation: number;
}

/** Who looks at which conversation, in all processes; what is not told again is forgotten. */
export class Looks {
  readonly #looks = new Map<string, Look & { readonly at: number }>();

  /** Notes where a member looks; answers the conversations whose lookers that changes. */
  note(member: string, look: Look | null): readonly number[] {
    const before = this.#looks.get(member);
    if (look) this.#looks.set(member, { ...look, at: Date.now() });
    else this.#looks.delete(member);
    if (before?.conversation === look?.conversation) return [];
    return [before, look].flatMap((one) => (one ? [one.conversation] : []));
  }

  /** Names of the others who look there, each once. */
  names(conversation: number, but: number): readonly string[] {
    const there = new Map<number, string>();
    for (const look of this.#looks.values())
      if (look.conversation === conversation && look.account !== but) there.set(look.account, look.name);
    return [...there.values()];
  }

  /** Forgets what is older than `age` milliseconds: its process has ended. */
  forget(age: number): readonly number[] {
    const old = [...this.#looks].filter(([, { at }]) => at < Date.now() - age);
    for (const [member] of old) this.#looks.delete(member);
    return [...new Set(old.map(([, { conversation }]) => conversation))];
  }
}
