/** The engine draws its own error texts with markdown; compiled forms never come to those. */
export function Markdown({ children }: { children?: string }): string | null {
  return children ?? null;
}
export default Markdown;
