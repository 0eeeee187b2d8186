/**
 * Why an import cannot begin or go on; the message is meant for the person as it is. `text` and `params` are the same
 * as a source text with its places, translated where it is shown.
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
