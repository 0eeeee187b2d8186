/**
 * Runs `run` once no key was pressed for `rest` ms: what nobody waits for does not slow typing down. A key costs no timer: the one
 * there is waits again when it ends too early. Returns its cancel.
 */
export function atRest(run: () => void, rest: number): () => void {
  let restsAt = performance.now() + rest;
  const onKey = () => {
    restsAt = performance.now() + rest;
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, true);
  };
  const end = () => {
    const left = restsAt - performance.now();
    if (left > 0) {
      timer = setTimeout(end, left);
      return;
    }
    cancel();
    run();
  };
  let timer = setTimeout(end, rest);
  document.addEventListener('keydown', onKey, true);
  return cancel;
}
