/** Lifetime of an unused answer in ms. */
const FRESH = 5000;

interface Early<Answer> {
  readonly answer: Promise<Answer>;
  /** When the answer or error arrived; absent while the request is pending. */
  settledAt?: number;
}

/** Prefetched requests by key: each answer or error is used once, while fresh, and none from before an invalidation. */
export class PrefetchedResponses<Answer> {
  readonly #kept = new Map<string, Early<Answer>>();

  /** `now`: a monotonic clock in ms. */
  constructor(readonly now = () => performance.now()) {}

  /** Starts the request unless a fresh answer or a pending request exists. */
  ask(key: string, read: () => Promise<Answer>): void {
    for (const [kept, early] of this.#kept) if (!this.#isFresh(early)) this.#kept.delete(kept);
    if (this.#kept.has(key)) return;
    const early: Early<Answer> = { answer: read() };
    this.#kept.set(key, early);
    const arrived = () => {
      early.settledAt = this.now();
    };
    // A failure is reported by the reader that takes it; this only prevents an unhandled rejection.
    early.answer.then(arrived, arrived);
  }

  take(key: string): Promise<Answer> | undefined {
    const keptRequest = this.#kept.get(key);
    this.#kept.delete(key);
    return keptRequest && this.#isFresh(keptRequest) ? keptRequest.answer : undefined;
  }

  forget(): void {
    this.#kept.clear();
  }

  #isFresh({ settledAt }: Early<Answer>): boolean {
    return settledAt === undefined || this.now() - settledAt < FRESH;
  }
}
