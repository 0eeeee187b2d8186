/** How long an unused answer is as good as a new one, in ms. */
const FRESH = 5000;

interface Early<Answer> {
  readonly answer: Promise<Answer>;
  /** When the answer or the failure came; absent while it is under way. */
  at?: number;
}

/**
 * What somebody is about to want, by key, asked for early: an answer or a failure, each given once and only while it is
 * fresh. What was asked for before something was changed is never given.
 */
export class PrefetchedResponses<Answer> {
  readonly #kept = new Map<string, Early<Answer>>();

  /** `now`: ms of any clock that only goes forward. */
  constructor(readonly now = () => performance.now()) {}

  /** Asks, unless a fresh answer is there or under way. */
  ask(key: string, read: () => Promise<Answer>): void {
    for (const [kept, early] of this.#kept) if (!this.#isFresh(early)) this.#kept.delete(kept);
    if (this.#kept.has(key)) return;
    const early: Early<Answer> = { answer: read() };
    this.#kept.set(key, early);
    const arrived = () => {
      early.at = this.now();
    };
    // A failure is reported by the reader that takes it; here it must only not count as unhandled.
    early.answer.then(arrived, arrived);
  }

  take(key: string): Promise<Answer> | undefined {
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    return found && this.#isFresh(found) ? found.answer : undefined;
  }

  forget(): void {
    this.#kept.clear();
  }

  #isFresh({ at }: Early<Answer>): boolean {
    return at === undefined || this.now() - at < FRESH;
  }
}
