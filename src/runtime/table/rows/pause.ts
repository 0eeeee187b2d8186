/** Milliseconds: what is written together is read together, and not by everybody in the same moment. */
const FIRST = 150;
const SPREAD = 250;
/** Between two reads. */
const LEAST = 2000;

/** Does some work soon after it was asked for; not more often than every two seconds, and while the page is looked at. */
export class Pause {
  readonly #work: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doneAt = Number.NEGATIVE_INFINITY;
  #isAsked = false;
  readonly #onSeen = () => !document.hidden && this.#plan();

  constructor(work: () => Promise<void>) {
    this.#work = work;
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
    const rest = this.#doneAt + LEAST - performance.now();
    this.#timer = setTimeout(() => void this.#run(), Math.max(rest, FIRST + Math.random() * SPREAD));
  }

  async #run(): Promise<void> {
    this.#isAsked = false;
    this.#doneAt = performance.now();
    await this.#work();
    this.#timer = undefined;
    this.#plan();
  }
}
