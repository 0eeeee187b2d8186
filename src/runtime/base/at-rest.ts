/** Runs `run` once no key was pressed for `quietTime` ms, with one timer however many keys there are. Returns its cancel. */
export function atRest(run: () => void, quietTime: number): () => void {
  let restsAt = performance.now() + quietTime;
  const onKey = () => {
    restsAt = performance.now() + quietTime;
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, true);
  };
  const end = () => {
    const remainingTime = restsAt - performance.now();
    if (remainingTime > 0) {
      timer = setTimeout(end, remainingTime);
      return;
    }
    cancel();
    run();
  };
  let timer = setTimeout(end, quietTime);
  document.addEventListener('keydown', onKey, true);
  return cancel;
}
