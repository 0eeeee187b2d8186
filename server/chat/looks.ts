export interface Look {
  readonly account: number;
  readonly name: string;
  readonly conversation: number;
}

/** Which member views which conversation, over all processes; entries expire unless they are repeated. */
export class Looks {
  readonly #looks = new Map<string, Look & { readonly seenAt: number }>();

  /** Records what a member views; returns the conversations whose viewers changed. */
  note(member: string, look: Look | null): readonly number[] {
    const previousLook = this.#looks.get(member);
    if (look) this.#looks.set(member, { ...look, seenAt: Date.now() });
    else this.#looks.delete(member);
    if (previousLook?.conversation === look?.conversation) return [];
    return [previousLook, look].flatMap((changedLook) => (changedLook ? [changedLook.conversation] : []));
  }

  /** Names of the other viewers, each once. */
  names(conversation: number, but: number): readonly string[] {
    const viewerNames = new Map<number, string>();
    for (const look of this.#looks.values())
      if (look.conversation === conversation && look.account !== but)
        viewerNames.set(look.account, look.name);
    return [...viewerNames.values()];
  }

  /** Drops entries older than `age` milliseconds: their process has ended. */
  forget(age: number): readonly number[] {
    const old = [...this.#looks].filter(([, { seenAt }]) => seenAt < Date.now() - age);
    for (const [member] of old) this.#looks.delete(member);
    return [...new Set(old.map(([, { conversation }]) => conversation))];
  }
}
