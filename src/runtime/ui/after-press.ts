/** A message that appears or goes shifts the content below; it waits while a button there is being pressed. */
export function afterPress(say: () => void): void {
  if (document.querySelector(':active'))
    window.addEventListener('pointerup', () => setTimeout(say), { once: true });
  else say();
}
