import { readdirSync } from 'node:fs';
import { ANCHOR } from './anchor-plugin.ts';
import { DOOR } from './door-plugin.ts';

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
  /\/src\/generated\/(?:product|compiled)\/(screens|forms|bodies|bodies\/shared|endpoints)\/([^/]+)\.ts$/;
const SHARED = /\/bodies\/shared\//;
/** The calendar of date fields, with what its library adds to dayjs. */
const CALENDAR = /node_modules\/(@mui\/x-|dayjs\/plugin\/)|ui\/date-input\/calendar/;
/** Menus, dialogs and what they import: loaded together, so one file instead of eight small ones. */
const POPUPS = /node_modules\/(@mui|react-transition-group)\//;
/**
 * What the entry reaches only through a library's list of all it has (`index.js`), and takes nothing of. The bundler's
 * importers do not say what is taken.
 */
const LISTED =
  /node_modules\/(@mui\/system\/esm\/(Grid|Stack|createBox|useMediaQuery|useThemeProps)\/|@mui\/material\/esm\/(SvgIcon\/|styles\/(useThemeProps|cssUtils)|utils\/(mergeSlotProps|createSvgIcon))|react-transition-group\/esm\/(Transition|CSSTransition|config|utils\/reflow)\.js|dom-helpers\/)/;
/** Our own small parts, shared by some kinds only. */
const SMALL =
  /^(?!.*\/node_modules\/).*\/(core|src\/runtime\/(ui|data|navigation|actions))\/|rolldown\/runtime/;
/** Our own: what a form has in common with the other places where values are changed is one file. */
const OWN = /\/src\/runtime\//;
/** What the compiled validators of all nouns call, and the date engine that every page needs. */
const VALIDATORS =
  /\/core\/(dates|validation\/(ajv-runtime|together))\.ts$|\/src\/generated\/product\/today|node_modules\/dayjs\/(dayjs\.min|plugin\/utc)/;
/** Loaded by a press, and sharing the imports of `popups`. */
const LAZY = ['actions/dialogs.tsx', 'actions/action-menu-view.tsx'];
/** What draws by the form library's theme. */
const THEME = ['form/fields/repeater/repeater.tsx', 'form/fields/radio/radios.tsx'];
/** What keeps only the rows in view in the document: hand-made parts use it too, and no table with it. */
const WINDOWED = /node_modules\/@tanstack\/(react-virtual|virtual-core)\//;
/** Of widgets, with the calls that they declare; the module of a part that a declaration names stands right in its folder. */
const WIDGETS = /\/src\/(custom-widgets|generated\/product\/widgets)\//;
const WIDGET = /\/src\/custom-widgets\/([^/]+)\/[^/]+\.tsx$/;
/** Live events. */
const LIVE = /\/src\/runtime\/data\/live\//;
/** Where rows are edited: on a screen of its own kind, and in a list. */
const EDIT_TABLE = ['kinds/edit-table/grid-screen.tsx', 'kinds/edit-table/list-editing.tsx'];

/**
 * How the page is cut into files, so that a first load asks for few of them:
 * - `app`, the entry itself: what it reaches by static imports, the list (most addresses are one, and so is what
 *   follows the sign-in), and our own parts that several lazy pieces share. Otherwise a lazy piece that shares only
 *   React with the entry makes the bundler split React off.
 * - two per noun: its calls with the screens that read, and its forms with their validators. A form's pickers call
 *   other nouns, which a list must not pay for;
 * - `form-parts`, what forms share with rows that are edited;
 * - `door`, what hand-made parts take of the runtime: what they reach through it is no part of the entry;
 * - `sign-in`, with the choice of language, which the settings have too: it is loaded at rest anyway (start.tsx);
 * - `…-parts`, what several hand-made parts of one folder share;
 * - the other kinds; `popups`, what is left of MUI; `edit-table`, with what only its library takes from MUI;
 *   `calendar`, that of date fields.
 */
export function chunks() {
  const fromEntry = reachedFrom(
    (id, info) =>
      info.isEntry || ['start.tsx', 'kinds/list/list-screen.tsx'].some((path) => isFile(id, path)),
  );
  const [detail, form, ...lazy] = [
    'kinds/detail/detail-screen.tsx',
    'kinds/form/form-screen.tsx',
    ...LAZY,
  ].map((path) => reachedFrom((id) => isFile(id, path)));
  const signIn = reachedFrom((id) => isFile(id, 'sign-in/login-view.tsx'));
  const calendar = reachedFrom((id) => isFile(id, 'ui/date-input/calendar.tsx'));
  const theme = reachedFrom((id) => THEME.some((path) => isFile(id, path)));
  const editTable = reachedFrom((id) => EDIT_TABLE.some((path) => isFile(id, path)));
  const chunkOf = nounChunks();
  const nameOf = (id: string, context: ChunkingContext): string | null => {
    const generated = GENERATED.exec(id);
    if (isFile(id, 'api/answer-here.ts')) return 'app';
    if (isOfDoor(id)) return 'door';
    if (LISTED.test(id)) return 'popups';
    if (id === ANCHOR || VALIDATORS.test(id) || fromEntry(id, context)) return 'app';
    // After the first rows, one file.
    if (LIVE.test(id)) return 'live';
    if (generated) return chunkOf(generated[1] ?? '', generated[2] ?? '', usersOf(id, context));
    if (WIDGETS.test(id) && !WIDGET.test(id)) {
      const [firstWidget, ...others] = widgetsOf(id, context);
      return firstWidget && others.length > 0 ? `${WIDGET.exec(firstWidget)?.[1]}-parts` : null;
    }
    const sharers = [detail, form, ...lazy].filter((reached) => reached?.(id, context)).length;
    if (SMALL.test(id) && sharers > 1) return 'app';
    if (OWN.test(id) && signIn(id, context)) return 'sign-in';
    if (WINDOWED.test(id)) return 'windowed';
    const edits = editTable(id, context);
    const users = [form, editTable, theme].filter((reached) => reached?.(id, context)).length;
    if (OWN.test(id) && users > 1) return 'form-parts';
    if (CALENDAR.test(id)) return 'calendar';
    // The imports of its library are shared with menus and dialogs: two files that need each other would not start.
    if (id.includes('/node_modules/') && calendar(id, context)) return 'popups';
    // One file with the form library: what its theme takes of it would be split off otherwise.
    if (form?.(id, context) && sharers === 1 && !POPUPS.test(id)) return 'form-screen';
    // What only the edit table or the form library's theme needs of MUI must not make every menu wait.
    if (sharers === 0 && theme(id, context)) return null;
    if (sharers === 0 && edits) return 'edit-table';
    return POPUPS.test(id) ? 'popups' : null;
  };
  return { name: nameOf, debugName: 'chunks', minShareCount: 1 };
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

/**
 * What hand-made parts take; not the list of it, nor what is loaded later. What an entry itself takes beside the start
 * belongs to `app`: two files that need each other would not start.
 */
function isOfDoor(id: string): boolean {
  return DOOR.test(id) && !isFile(id, 'index.ts') && !/-view\.tsx$/.test(id);
}

function isFile(id: string, path: string): boolean {
  return id.endsWith(`/src/runtime/${path}`);
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
    // Equal rules of several nouns are of no noun: none should wait for another's.
    if (isBody && isOfMany) return 'form-parts';
    const writes = isBody || folder === 'forms' || (folder === 'screens' && forms.has(name));
    return writes ? `${noun}-forms` : noun;
  };
}

/** The hand-made parts that import a module, by themselves or through others of their folder. */
function widgetsOf(id: string, context: ChunkingContext): readonly string[] {
  const seen = new Set<string>();
  const walk = (moduleId: string): void => {
    if (seen.has(moduleId)) return;
    seen.add(moduleId);
    if (WIDGET.test(moduleId)) return;
    context
      .getModuleInfo(moduleId)
      ?.importers.filter((user) => WIDGETS.test(user))
      .forEach(walk);
  };
  walk(id);
  return [...seen].filter((moduleId) => WIDGET.test(moduleId));
}

/** Whether static imports lead from a root to the module. */
function reachedFrom(isRoot: (id: string, info: ModuleInfo) => boolean): Reaches {
  const reachableById = new Map<string, boolean>();
  return (id, context) => {
    const seen = new Set<string>();
    const search = (moduleId: string): boolean => {
      const answer = reachableById.get(moduleId);
      if (answer !== undefined) return answer;
      if (seen.has(moduleId)) return false; // modules may import each other in a ring
      seen.add(moduleId);
      const info = context.getModuleInfo(moduleId);
      const importers = info?.importers.filter((importer) => !DOOR.test(importer)) ?? [];
      const isReachable = !!info && (isRoot(moduleId, info) || importers.some(search));
      if (isReachable) reachableById.set(moduleId, true);
      return isReachable;
    };
    const isReached = search(id);
    // Inside a ring a "no" is premature until the whole search has found nothing; without it the search is exponential.
    if (!isReached) for (const module of seen) reachableById.set(module, false);
    return isReached;
  };
}
