import type { ScreenBase } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { client } from '../data/http-client.ts';

/** Path inside a compiled screen -> `file:line:column`. */
type Places = Readonly<Record<string, string>>;

/** The parts of React's internal fiber that are needed to find the props that led to an element. */
interface Fiber {
  readonly key: string | null;
  readonly memoizedProps: unknown;
  readonly return: Fiber | null;
}

/** Asks where the nodes of a screen are declared. */
type PlaceSource = (screen: string) => Promise<Places>;

let askPlaces: PlaceSource = (screen) =>
  client
    .get<Places>(`/__declarations/places/${encodeURIComponent(screen)}`)
    .then(({ data }) => (isRecord(data) ? data : {}));

/** Places come from there from now on. */
export function setPlaceSource(source: PlaceSource): void {
  askPlaces = source;
  forgetPlaces();
}

const placesByScreen = new Map<string, Promise<Places>>();

/** Clears the cached places, e.g. after a run of the generator. */
export function forgetPlaces(): void {
  placesByScreen.clear();
}

/** The declaration of an element: the nearest node (column, field, …) in its ancestors' props, else the title or menu entry. */
export async function declaredPlace(element: Element): Promise<string | undefined> {
  const chain = fibersAround(element);
  const screenIndex = chain.findIndex(({ memoizedProps }) => screenIn(memoizedProps) !== undefined);
  const screen = screenIn(chain[screenIndex]?.memoizedProps);
  if (!screen) return menuPlace(chain);
  const places = await placesOf(screen.id);
  const nodes = nodesOf(screen, places);
  const names = new Set<unknown>();
  const pressed = element.closest<HTMLElement>('[data-act]')?.dataset.act;
  if (pressed !== undefined) names.add(pressed);
  if (element.closest('[type=submit]') && places.submit) return places.submit;
  if (pressed === 'cancel' && places.cancel) return places.cancel;
  for (const { key, memoizedProps } of chain) {
    // The table library renders the row before the column's name; children that are copied get a prefix.
    if (key !== null) names.add(key.replace(/^\.\$/, '')).add(key.slice(key.indexOf('_') + 1));
    const nodePlace = nodeIn(memoizedProps, nodes, names);
    if (nodePlace) return nodePlace;
    if (screenIn(memoizedProps) === screen && element.closest('h1')) break;
  }
  // A tab, a tile or a section: what draws it has its key alone.
  const keyed = element.closest('h1') ? [] : [...nodesOf(screen, places, isKeyed)];
  return keyed.find(([node]) => isNamed(node, names))?.[1] ?? places[''];
}

/** An entry of the menu is drawn under the id of its screen, a group under its label. */
async function menuPlace(chain: readonly Fiber[]): Promise<string | undefined> {
  const places = await placesOf('');
  return chain.flatMap(({ key }) => (key === null ? [] : (places[key] ?? [])))[0];
}

function fibersAround(element: Element): Fiber[] {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  const chain: Fiber[] = [];
  // React keeps its node at the element, under a name of its own.
  let fiber = name ? ((element as unknown as Record<string, Fiber>)[name] ?? null) : null;
  for (; fiber; fiber = fiber.return) chain.push(fiber);
  return chain;
}

function screenIn(props: unknown): ScreenBase | undefined {
  const screen = isRecord(props) ? props.screen : undefined;
  return isScreen(screen) ? screen : undefined;
}

function isScreen(value: unknown): value is ScreenBase {
  return isRecord(value) && 'file' in value && 'kind' in value;
}

function placesOf(screen: string): Promise<Places> {
  let places = placesByScreen.get(screen);
  if (!places) {
    places = askPlaces(screen).catch(() => ({}));
    placesByScreen.set(screen, places);
  }
  return places;
}

/** Columns, filters and fields are drawn by what has their declaration; one of each may have the same name. */
const isKeyed = (path: string) => !/^(columns|filters|fields)\./.test(path);

/** The compiled objects that have a place, at the paths that are asked for. */
function nodesOf(screen: object, places: Places, isAsked = (_path: string) => true): Map<object, string> {
  const nodes = new Map<object, string>();
  for (const [path, place] of Object.entries(places)) {
    if (path === '' || !isAsked(path)) continue;
    let declaredNode: unknown = screen;
    for (const step of path.split('.'))
      declaredNode = (declaredNode as Record<string, unknown> | undefined)?.[step];
    if (typeof declaredNode === 'object' && declaredNode !== null) nodes.set(declaredNode, place);
  }
  return nodes;
}

/** A declared node among the props: a prop itself, a property of one, or an item of a list under one of these names. */
function nodeIn(props: unknown, nodes: Map<object, string>, names: ReadonlySet<unknown>): string | undefined {
  if (!isRecord(props)) return undefined;
  const values = Object.entries(props).flatMap(([name, value]) => (name === 'screen' ? [] : [value]));
  const lists = values.flatMap((value) => (isPlain(value) ? [value, ...Object.values(value)] : [value]));
  const items: unknown[] = lists.filter((value) => Array.isArray(value)).flat();
  const candidates = [...values, ...items.filter((item) => isNamed(item, names))];
  return candidates.map((value) => placeIn(value, nodes)).find(Boolean);
}

function placeIn(value: unknown, nodes: Map<object, string>): string | undefined {
  if (!isPlain(value)) return undefined;
  const inner = Object.values(value).filter(isPlain);
  return [value, ...inner].map((node) => nodes.get(node)).find((place) => place !== undefined);
}

function isNamed(item: unknown, names: ReadonlySet<unknown>): boolean {
  if (!isPlain(item)) return false;
  const { id, path, name, param, key, title, target } = item;
  const nodeNames = [id, path, name, param, key, title, isPlain(target) && target.screen];
  return (
    nodeNames.some((nodeName) => nodeName !== undefined && names.has(nodeName)) ||
    (isPlain(item.column) && isNamed(item.column, names))
  );
}

/** Data, not a DOM or React element. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !(value instanceof Node) && !('$$typeof' in value) && !('stateNode' in value);
}
