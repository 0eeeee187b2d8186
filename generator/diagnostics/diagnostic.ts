/** The explanation of a code; docs/diagnostics.md is generated from it. */
export interface Diagnostic {
  /**
   * An error stops everything. A gap fails `check` but not `generate`, so that a new label can be seen before it is
   * translated. A warning fails nothing.
   */
  readonly severity: 'error' | 'gap' | 'warning';
  readonly title: string;
  readonly explanation: string;
  /** A declaration that raises it. */
  readonly example: string;
}

export const error = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'error',
  title,
  explanation,
  example,
});
export const gap = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'gap',
  title,
  explanation,
  example,
});
export const warning = (title: string, explanation: string, example: string): Diagnostic => ({
  severity: 'warning',
  title,
  explanation,
  example,
});
