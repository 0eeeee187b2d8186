/** Random delay in milliseconds: batches writes that happen together, and spreads the requests of many users. */
const FIRST = 150;
const SPREAD = 250;
/** Minimum time between two reads in milliseconds. */
const LEAST = 2000;

/** Debounces and throttles work: at most every two seconds, and only while the page is visible. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doneAt = Number.NEGATIVE_INFINITY;
  #isAsked = false;
  readonly #onSeen = () => !document.hidden && this.#plan();

  constructor(private readonly work: () => Promise<void>) {
    document.addEventListener('visibilitychange', this.#onSeen);
  }

  ask(): void {
    this.#isAsked = true;
    if (!document.hidden) this.#plan();
  }

  end(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onSeen);
  }

  #plan(): void {
    if (!this.#isAsked || this.#timer !== undefined) return;
    const remainingDelay = this.#doneAt + LEAST - performance.now();
    this.#timer = setTimeout(
      () => void this.#run(),
      Math.max(remainingDelay, FIRST + Math.random() * SPREAD),
    );
  }

  async #run(): Promise<void> {
    this.#isAsked = false;
    this.#doneAt = performance.now();
    await this.work();
    this.#timer = undefined;
    this.#plan();
  }
}
