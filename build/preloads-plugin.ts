import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Screen, ScreenEntry } from '../core/model.ts';
import { sortedRoutes } from '../src/runtime/navigation/match-screen.ts';
import { LOGIN } from '../src/runtime/navigation/resolve-route.ts';

type Chunk = Rolldown.OutputChunk;
type Declared = Pick<ScreenEntry, 'id' | 'kind' | 'route' | 'own'> & { readonly screen: Screen };

/** The address of a page, as a regular expression, and the files it needs beside the entry. */
interface Preload {
  readonly address: string;
  readonly files: readonly string[];
}

const PRODUCT = /\/generated\/product\/product\.ts$/;
const SCREENS = 'virtual:screens';

/**
 * Writes `preloads.json`: which files the sign-in and each screen need, by its address, the most specific address first. Whoever serves
 * the page names them in the document (server/http/document.ts), so that they load together with the entry and not after
 * it has run.
 */
export function preloadsPlugin(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (outputFile): outputFile is Chunk => outputFile.type === 'chunk',
      );
      const product = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => PRODUCT.test(id));
      // A page without a product has no screens.
      if (!product) return;
      const preloads = preloadsOf(await screensOf(product), chunks);
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  };
}

/** The screens with their declarations, by running the compiled product. */
async function screensOf(product: string): Promise<readonly Declared[]> {
  const code = `import { product } from ${JSON.stringify(product)};
    export const screens = await Promise.all(
      product.screens.map(async (entry) => ({ ...entry, screen: (await entry.load()).default })),
    );`;
  const virtual: Plugin = {
    name: 'screens',
    resolveId: (id) => (id === SCREENS ? id : null),
    load: (id) => (id === SCREENS ? code : null),
  };
  const { module } = await runnerImport<{ screens: Declared[] }>(SCREENS, { plugins: [virtual] });
  return module.screens;
}

export function preloadsOf(screens: readonly Declared[], chunks: readonly Chunk[]): readonly Preload[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** The chunk and all that it imports at once. */
  const addTo = (fileNames: Set<string>, name: string): Set<string> => {
    if (fileNames.has(name)) return fileNames;
    fileNames.add(name);
    for (const imported of byName.get(name)?.imports ?? []) addTo(fileNames, imported);
    return fileNames;
  };
  const entries = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) addTo(entries, fileName);
  const signIn = { route: LOGIN, ends: ['/sign-in/login-view.tsx'] };
  const byId = new Map(screens.map((entry) => [entry.id, entry]));
  const pages = [
    signIn,
    ...screens.map((entry) => ({ route: entry.route, ends: withFirstTab(entry, byId).flatMap(endsOf) })),
  ];
  return sortedRoutes(pages).map(({ entry: { route, ends } }) => {
    const pageChunks = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => ends.some((end) => id.endsWith(end))),
    );
    const pageFiles = pageChunks.reduce(
      (fileNames, { fileName }) => addTo(fileNames, fileName),
      new Set<string>(),
    );
    return { address: addressOf(route), files: [...pageFiles].filter((name) => !entries.has(name)) };
  });
}

/** The screen, and what its first tab shows. */
function withFirstTab(entry: Declared, byId: ReadonlyMap<string, Declared>): readonly Declared[] {
  const [tab] = entry.screen.kind === 'tabs' ? entry.screen.tabs : [];
  const shown = tab && byId.get(tab.target.screen);
  return shown ? [entry, ...withFirstTab(shown, byId)] : [entry];
}

/** How the ids of the modules end that a screen loads by name: itself, its kind, its hand-made parts, the parts of its kind. */
function endsOf({ id, kind, own: partNamesByKind = {}, screen }: Declared): readonly string[] {
  const parts = Object.values(partNamesByKind as Record<string, readonly string[]>).flat();
  return [
    `/product/screens/${id}.ts`,
    screen.kind === 'custom' ? `/${screen.component}.tsx` : `/${kind}-screen.tsx`,
    ...parts.map((name) => `/${name}.tsx`),
    ...('summary' in screen ? ['/form/record-summary.tsx'] : []),
    ...('slots' in screen && screen.slots ? [kind === 'list' ? '/list-slot.tsx' : '/form-slot.tsx'] : []),
  ];
}

const addressOf = (route: string) =>
  `^${route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}/?$`;
