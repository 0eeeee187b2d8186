/** Resolves once no key has gone down on `target` for `rest` ms; at the earliest after that time. */
export function keysRest(target: EventTarget, rest: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      target.removeEventListener('keydown', again, { capture: true });
      resolve();
    };
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(done, rest);
    };
    let timer = setTimeout(done, rest);
    target.addEventListener('keydown', again, { capture: true });
  });
}
