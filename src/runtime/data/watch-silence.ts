/** Time in ms without progress after which a call counts as lost. */
export const SILENCE = 60_000;

/** Watches a call, since a network can hang: `signal` aborts after 60 s without `moved`, or by `cancel`; `silent` says which. */
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
