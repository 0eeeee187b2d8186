import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { ANCHOR } from './anchor-plugin.ts';

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}
interface Generated {
  readonly folder: string;
  readonly name: string;
}
type Reaches = (id: string, context: ChunkingContext) => boolean;

const GENERATED =
  /\/generated\/(?:product|compiled)\/(screens|forms|bodies|bodies\/shared|endpoints)\/([^/]+)\.ts$/;
const SHARED = /\/bodies\/shared\//;
/** The ground that all floors stand on. */
const CORE = normalizePath(fileURLToPath(new URL('../core/', import.meta.url)));
/** What the compiled validators of all nouns call. */
const VALIDATORS = /\/core\/validation\/(ajv-runtime|together)|\/domain\/generated\/today/;

/**
 * How the page is cut into files, so that a first load asks for few of them:
 * - `app`, the entry with all that it takes, and our own parts that lists share with other lazy pieces. Otherwise a lazy
 *   piece that shares only React with the entry makes the bundler split React off;
 * - `list`, what only lists take: the document names it where one is shown, other pages load it at rest;
 * - two per noun: its calls with the screens that read, and its forms with their validators. A form's pickers call
 *   other nouns, which a list must not pay for;
 * - `sign-in`, with the choice of language, which the settings have too: it is loaded at rest anyway (start.tsx);
 * - `shared`, our own parts that several lazy pieces share, and what the compiled validators of all nouns call: no list
 *   needs them before it is edited;
 * - `form-parts`, what forms share with rows that are edited; `form-screen`, the rest of a form;
 * - `popups`, what menus and dialogs take: one file instead of a dozen small ones.
 * The bundler cuts the rest.
 */
export function chunks() {
  const [list, form, detail, dialogs, menu, signIn] = [
    'kinds/list/list-screen.tsx',
    'kinds/form/form-screen.tsx',
    'kinds/detail/detail-screen.tsx',
    'actions/dialogs.tsx',
    'actions/action-menu-view.tsx',
    'sign-in/login-view.tsx',
  ].map((path) => reachedFrom(path)) as [Reaches, Reaches, Reaches, Reaches, Reaches, Reaches];
  const editTable = reachedFrom('kinds/edit-table/grid-screen.tsx', 'kinds/edit-table/list-editing.tsx');
  const isShared = (id: string, context: ChunkingContext) =>
    [list, detail, form, dialogs, menu].filter((reaches) => reaches(id, context)).length > 1;
  const appOf = (id: string, context: ChunkingContext) => {
    const isEntry = context.getModuleInfo(id)?.isEntry || isFile(id, 'start.tsx');
    return isEntry || id === ANCHOR || (isOwn(id) && list(id, context) && isShared(id, context))
      ? 'app'
      : null;
  };
  const chunkOf = nounChunks();
  const partOf = (id: string, context: ChunkingContext) => {
    const generated = GENERATED.exec(id);
    if (generated) return chunkOf(generated[1] ?? '', generated[2] ?? '', usersOf(id, context));
    if (isOwn(id) && signIn(id, context)) return 'sign-in';
    if (isOwn(id) && list(id, context)) return 'list';
    if (isOwn(id) && form(id, context) && editTable(id, context)) return 'form-parts';
    if (VALIDATORS.test(id) || (isOwn(id) && isShared(id, context))) return 'shared';
    if (form(id, context) && !isShared(id, context)) return 'form-screen';
    return !isOwn(id) && (dialogs(id, context) || menu(id, context)) ? 'popups' : null;
  };
  return [
    // With what these take, which the bundler knows: a library's list of all it has is not taken whole.
    { name: appOf, debugName: 'app', priority: 1, includeDependenciesRecursively: true },
    { name: partOf, debugName: 'parts', includeDependenciesRecursively: false },
  ];
}

/** The generated files that import a generated one; of what bodies share, those that import the bodies too. */
function usersOf(id: string, context: ChunkingContext): readonly Generated[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((user) => {
    const [, folder, name] = GENERATED.exec(user) ?? [];
    if (!folder || !name) return [];
    const further = folder === 'bodies' && SHARED.test(id) ? usersOf(user, context) : [];
    return [{ folder, name }, ...further];
  });
}

const isOwn = (id: string) => id.startsWith(CORE) || id.includes('/src/runtime/');

function isFile(id: string, ...paths: readonly string[]): boolean {
  return paths.some((path) => id.endsWith(`/src/runtime/${path}`));
}

/** The chunk of a generated file, by its folder, its name and the generated files that import it. */
function nounChunks(): (folder: string, name: string, users: readonly Generated[]) => string | null {
  const namesIn = (folder: string) =>
    readdirSync(new URL(`../src/generated/${folder}`, import.meta.url)).map((file) =>
      file.replace(/\.ts$/, ''),
    );
  // The longest first: `product-image` before `product`.
  const nouns = namesIn('product/endpoints').sort(
    (firstNoun, secondNoun) => secondNoun.length - firstNoun.length,
  );
  const forms = new Set(namesIn('compiled/forms'));
  const nounOf = (name: string) => nouns.find((noun) => name === noun || name.startsWith(`${noun}-`));
  return (folder, name, users) => {
    const noun = nounOf(name);
    if (noun === undefined) return null;
    const isBody = folder === 'bodies' || folder === 'bodies/shared';
    const screens = users.flatMap((user) => (user.folder === 'screens' ? user.name : []));
    const isOfMany = new Set(users.map((user) => nounOf(user.name))).size > 1;
    // A list that edits its rows needs the rules at once; two files that need each other would not start.
    if (isBody && screens.some((screen) => !forms.has(screen))) return isOfMany ? 'app' : noun;
    // Equal rules of several nouns are of no noun: a file of their own.
    if (isBody && isOfMany) return null;
    const writes = isBody || folder === 'forms' || (folder === 'screens' && forms.has(name));
    return writes ? `${noun}-forms` : noun;
  };
}

/** Whether static imports lead from one of these files of the runtime to the module. */
function reachedFrom(...paths: readonly string[]): Reaches {
  const reachableById = new Map<string, boolean>();
  return (id, context) => {
    const seen = new Set<string>();
    const search = (moduleId: string): boolean => {
      const answer = reachableById.get(moduleId);
      if (answer !== undefined) return answer;
      if (seen.has(moduleId)) return false; // modules may import each other in a ring
      seen.add(moduleId);
      const importers = context.getModuleInfo(moduleId)?.importers ?? [];
      const isReachable = isFile(moduleId, ...paths) || importers.some(search);
      if (isReachable) reachableById.set(moduleId, true);
      return isReachable;
    };
    const isReached = search(id);
    // Inside a ring a "no" is premature until the whole search has found nothing; without it the search is exponential.
    if (!isReached) for (const module of seen) reachableById.set(module, false);
    return isReached;
  };
}
