/** Why an import cannot start or go on, for the user: a source text with `params`, translated where it is shown. */
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
