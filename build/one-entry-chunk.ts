interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Puts every module that the entry reaches by static imports into one chunk, the entry itself. Otherwise a lazy chunk
 * that shares only React with the entry makes the bundler split React off: one request more before the first drawing.
 */
export function oneEntryChunk() {
  const known = new Map<string, boolean>();
  const fromEntry = (id: string, context: ChunkingContext): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // modules may import each other in a ring
    const info = context.getModuleInfo(id);
    const reached =
      !!info && (info.isEntry || info.importers.some((importer) => fromEntry(importer, context)));
    // Inside a ring a "no" may be premature: only a "yes" is remembered.
    if (reached) known.set(id, true);
    else known.delete(id);
    return reached;
  };
  return {
    name: (id: string, context: ChunkingContext) =>
      id.includes('rolldown/runtime') || fromEntry(id, context) ? 'app' : null,
    minShareCount: 1,
  };
}
