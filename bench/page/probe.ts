/** What is waited for: an element, and if given a text in the first one. */
export interface Wanted {
  readonly selector: string;
  readonly text?: string;
}

declare global {
  interface Window {
    /** Ms from `since` (the start of the visit, or the next click) to the first task after `wanted` was painted. */
    untilPainted(wanted: Wanted, since: 'start' | 'click'): Promise<number>;
    /** The wait that was begun before a press. */
    painted?: Promise<number>;
    /** Ms from each key to the frame after it, since the last call; starts listening. */
    keyTimes(): number[];
  }
}

/** Runs in the page, before its own scripts. */
export function installProbe(): void {
  const PATIENCE = 20_000;
  const holds = ({ selector, text }: Wanted) => {
    const found = document.querySelector(selector);
    return found !== null && (found.textContent ?? '').includes(text ?? '');
  };
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  const watch = (wanted: Wanted, start: number, tell: (ms: number) => void): void => {
    requestAnimationFrame(() => {
      if (!holds(wanted)) return watch(wanted, start, tell);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now() - start);
      channel.port2.postMessage(0);
    });
  };
  window.untilPainted = (wanted, since) =>
    new Promise((tell, fail) => {
      setTimeout(
        () => fail(new Error(`Not drawn in time: ${wanted.selector} ${wanted.text ?? ''}`)),
        PATIENCE,
      );
      if (since === 'start') return watch(wanted, 0, tell);
      addEventListener('click', ({ timeStamp }) => watch(wanted, timeStamp, tell), {
        capture: true,
        once: true,
      });
    });
  let times: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => times.push(performance.now() - timeStamp)),
    true,
  );
  window.keyTimes = () => {
    const known = times;
    times = [];
    return known;
  };
}
