/** So long, in ms, nothing may move in a call before it counts as lost. */
export const SILENCE = 60_000;

/**
 * Watches a call on which the network may hang without ever failing. `signal` ends the call after 60 s in which `moved`
 * was not called, or when `cancel` does; `silent` says that it was silence. `stop` ends the watch.
 */
export function watchSilence(cancel: AbortSignal | undefined) {
  const silence = new AbortController();
  const end = () => silence.abort();
  let timer = setTimeout(end, SILENCE);
  return {
    signal: cancel ? AbortSignal.any([cancel, silence.signal]) : silence.signal,
    silent: () => silence.signal.aborted,
    moved() {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE);
    },
    stop: () => clearTimeout(timer),
  };
}
