/**
 * Why an import cannot start or continue; the message is for the user. `text` and `params` are its source text and placeholder
 * values, translated where it is shown.
 */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly text: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    text: string,
    { params = {}, ...options }: ErrorOptions & { params?: Readonly<Record<string, string | number>> } = {},
  ) {
    super(
      text.replace(/\{(\w+)\}/g, (place, name) => String(params[name] ?? place)),
      options,
    );
    this.text = text;
    this.params = params;
  }
}
