/** What a code means: shown by docs/diagnostics.md, which is written from here. */
export interface Diagnostic {
  /**
   * An error stops everything. A gap fails the check but not `generate`: a new label can be looked at before it is
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
