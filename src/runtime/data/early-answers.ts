/** How long what was asked for early is as good as asked for now, in ms. */
const FRESH = 5000;

interface Early<Answer> {
  readonly answer: Promise<Answer>;
  readonly at: number;
}

/**
 * Answers that somebody is about to want, by key: each is given once, and only while it is fresh. What was asked for
 * before something was changed is never given.
 */
export class EarlyAnswers<Answer> {
  readonly #kept = new Map<string, Early<Answer>>();

  /** `now`: ms of any clock that only goes forward. */
  constructor(readonly now = () => performance.now()) {}

  /** Asks, unless a fresh answer is there or under way. */
  ask(key: string, read: () => Promise<Answer>): void {
    if (this.#fresh(key)) return;
    const early = { answer: read(), at: this.now() };
    this.#kept.set(key, early);
    // Whoever wants it then asks anew, and is told by that.
    early.answer.catch(() => {
      if (this.#kept.get(key) === early) this.#kept.delete(key);
    });
  }

  take(key: string): Promise<Answer> | undefined {
    const found = this.#fresh(key);
    this.#kept.delete(key);
    return found?.answer;
  }

  forget(): void {
    this.#kept.clear();
  }

  #fresh(key: string): Early<Answer> | undefined {
    const found = this.#kept.get(key);
    return found && this.now() - found.at < FRESH ? found : undefined;
  }
}
