/** What is waited for: an element, and if given a text in the first one. */
export interface Wanted {
  readonly selector: string;
  readonly text?: string;
}

declare global {
  interface Window {
    /** Ms from `since` (the start of the visit, or the next click) to the first task after `wanted` was painted. */
    untilPainted(target: Wanted, since: 'start' | 'click'): Promise<number>;
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
    const element = document.querySelector(selector);
    return element !== null && (element.textContent ?? '').includes(text ?? '');
  };
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  const watch = (target: Wanted, start: number, tell: (ms: number) => void): void => {
    requestAnimationFrame(() => {
      if (!holds(target)) return watch(target, start, tell);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now() - start);
      channel.port2.postMessage(0);
    });
  };
  window.untilPainted = (target, since) =>
    new Promise((tell, fail) => {
      setTimeout(
        () => fail(new Error(`Not drawn in time: ${target.selector} ${target.text ?? ''}`)),
        PATIENCE,
      );
      if (since === 'start') return watch(target, 0, tell);
      addEventListener('click', ({ timeStamp }) => watch(target, timeStamp, tell), {
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
    const recordedTimes = times;
    times = [];
    return recordedTimes;
  };
}
