/** The generated files that are not as on disk, which the preview is made of. */
export class Shown {
  constructor(compiler: { ask(call: 'overlay'): Promise<Readonly<Record<string, string>>> });
  root: string;
  version: number;
  /** Path -> text. */
  files: Map<string, string>;
  /** The answer of a call, with the paths of the files that are others now. */
  follow(answer: object): Promise<object>;
}

/** The plugin of the development server for the studio. */
export function serveStudio(database: object): {
  configResolved(config: { readonly root: string }): void;
  /** The text of a module of the preview; null where it is the one on disk. */
  load(id: string): Promise<string | null>;
};
