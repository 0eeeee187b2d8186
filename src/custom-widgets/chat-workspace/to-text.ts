/** Leads to the text that is being written; on a narrow window it can be focused once nothing stands in its place. */
export const toText = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('.talk textarea')?.focus());
