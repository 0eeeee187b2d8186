/** The plugin of the development server for the studio. */
export function serveStudio(database: object): {
  configResolved(config: { readonly root: string }): void;
  /** The text of a module of the preview; null where it is the one on disk. */
  load(id: string): Promise<string | null>;
};
