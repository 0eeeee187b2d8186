export interface Look {
  readonly account: number;
  readonly name: string;
  readonly conversation: number;
}

/** Which member views which conversation, over all processes; entries expire unless they are repeated. */
export class Looks {
  readonly #looks = new Map<string, Look & { readonly at: number }>();

  /** Records what a member views; returns the conversations whose viewers changed. */
  note(member: string, look: Look | null): readonly number[] {
    const before = this.#looks.get(member);
    if (look) this.#looks.set(member, { ...look, at: Date.now() });
    else this.#looks.delete(member);
    if (before?.conversation === look?.conversation) return [];
    return [before, look].flatMap((one) => (one ? [one.conversation] : []));
  }

  /** Names of the other viewers, each once. */
  names(conversation: number, but: number): readonly string[] {
    const there = new Map<number, string>();
    for (const look of this.#looks.values())
      if (look.conversation === conversation && look.account !== but) there.set(look.account, look.name);
    return [...there.values()];
  }

  /** Drops entries older than `age` milliseconds: their process has ended. */
  forget(age: number): readonly number[] {
    const old = [...this.#looks].filter(([, { at }]) => at < Date.now() - age);
    for (const [member] of old) this.#looks.delete(member);
    return [...new Set(old.map(([, { conversation }]) => conversation))];
  }
}
