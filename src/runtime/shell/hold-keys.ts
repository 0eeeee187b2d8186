/**
 * Takes what is typed while the place for it is on its way, so that no key is lost or does something else. The answer
 * ends it and gives the text, once.
 */
export function holdKeys(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    const given = typed;
    typed = '';
    return given;
  };
}
