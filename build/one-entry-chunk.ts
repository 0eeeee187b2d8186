interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}
type Reaches = (id: string, context: ChunkingContext) => boolean;

/** Menus, dialogs and what they stand on: asked for together, so one file instead of eight crumbs. */
const POPUPS = /node_modules\/(@mui|react-transition-group)\//;

const KINDS = ['list/list-screen.tsx', 'detail/detail-screen.tsx', 'form/form-screen.tsx'];

/**
 * Puts what every page needs into one chunk, the entry itself: what the entry reaches by static imports, and what all
 * kinds of screens share. Otherwise a lazy chunk that shares only React with the entry makes the bundler split React
 * off, and each piece that two kinds share becomes one request more before the first drawing. What is left of MUI
 * is one chunk.
 */
export function oneEntryChunk() {
  const fromEntry = reachedFrom((_, info) => info.isEntry);
  const fromKinds = KINDS.map((kind) => reachedFrom((id) => id.endsWith(`/src/runtime/${kind}`)));
  return {
    name: (id: string, context: ChunkingContext) => {
      const everywhere =
        id.includes('rolldown/runtime') ||
        fromEntry(id, context) ||
        fromKinds.every((reached) => reached(id, context));
      if (everywhere) return 'app';
      return POPUPS.test(id) ? 'popups' : null;
    },
    debugName: 'one-entry-chunk',
    minShareCount: 1,
  };
}

/** Whether static imports lead from a root to the module. */
function reachedFrom(isRoot: (id: string, info: ModuleInfo) => boolean): Reaches {
  const known = new Map<string, boolean>();
  const reached: Reaches = (id, context) => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // modules may import each other in a ring
    const info = context.getModuleInfo(id);
    const yes = !!info && (isRoot(id, info) || info.importers.some((importer) => reached(importer, context)));
    // Inside a ring a "no" may be premature: only a "yes" is remembered.
    if (yes) known.set(id, true);
    else known.delete(id);
    return yes;
  };
  return reached;
}
