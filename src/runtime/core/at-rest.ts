/** Runs `run` once no key was pressed for `rest` ms: what nobody waits for does not slow typing down. Returns its cancel. */
export function atRest(run: () => void, rest: number): () => void {
  const begin = () => setTimeout(end, rest);
  const again = () => {
    clearTimeout(timer);
    timer = begin();
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', again, true);
  };
  const end = () => {
    cancel();
    run();
  };
  let timer = begin();
  document.addEventListener('keydown', again, true);
  return cancel;
}
