import type { Endpoint, ListScreen, NavigationEntry, ViewCalls } from '../../core/model.ts';
import { compare } from '../diagnostics/problems.ts';
import type { LinkedScreen } from '../link/context/linked.ts';
import { recordSources } from '../link/product/record-sources.ts';
import { type Emission, endpointNaming, folders } from './emission.ts';
import { relativeSpecifier } from './module.ts';
import { Name, printString, printValue } from './print.ts';
import { ownPartsOf } from './screen-parts.ts';

/** The product for the runtime: small parts directly, screens and texts as lazy imports. */
export function emitProduct(emission: Emission): void {
  const { app, screens, locales, declarations } = emission.product;
  const path = `${folders.product}/product.ts`;
  const module = emission.module(path, 'schemas');
  const load = (file: string) => new Name(`() => import(${printString(relativeSpecifier(path, file))})`);
  const { navigation, session, views } = app;
  const product = {
    name: app.name,
    screens: inMenuOrder(screens, navigation).map((linked) => ({
      ...screenEntry(linked, session.me?.id),
      own: ownPartsOf(linked, declarations),
      load: load(`${folders.product}/screens/${linked.id}.ts`),
    })),
    records: load(`${folders.product}/records.ts`),
    navigation,
    landing: app.landing,
    home: app.home,
    redirects: app.redirects,
    roles: app.roles,
    languages: app.languages,
    texts: Object.fromEntries(locales.map((code) => [code, load(`schemas/locales/${code}.json`)])),
    session,
    jobs: app.jobs,
    views: views && { extension: extensionId(views.list), load: load(viewsPath) },
    topics: app.topics,
    topBar: app.topBar,
    locale: app.locale,
  };
  const type = module.runtimeType('Product');
  module.add(`export const product: ${type} = ${printValue(product, endpointNaming(emission, module))};`);
  emission.write(module);
  if (views) emitViews(emission, views);
}

const viewsPath = `${folders.product}/views.ts`;

/** A chunk of its own: the calls are needed only for saved views. */
function emitViews(emission: Emission, views: ViewCalls): void {
  const module = emission.module(viewsPath, 'schemas/app.json');
  const type = module.runtimeType('ViewCalls');
  module.add(`const views: ${type} = ${printValue(views, endpointNaming(emission, module))};\n`);
  module.add('export default views;');
  emission.write(module);
}

/**
 * The sources of the global search. The calls are inlined: imports would load the chunks of all nouns.
 */
export function emitRecords(emission: Emission): void {
  const { app, screens } = emission.product;
  const module = emission.module(`${folders.product}/records.ts`, 'schemas');
  const type = module.runtimeType('RecordSource');
  const records = recordSources(inMenuOrder(screens, app.navigation));
  module.add(`const records: readonly ${type}[] = ${printValue(records)};\n`, 'export default records;');
  emission.write(module);
}

function screenEntry({ id, screen }: LinkedScreen, me: string | undefined) {
  const { kind, route, title, roles, parent } = screen;
  return {
    id,
    kind,
    route,
    title,
    roles,
    parent: parent?.screen,
    extension: extensionOf(screen, me),
  };
}

/**
 * The extension that a screen cannot work without: its source, its load call or its submit call, or that of all that a
 * list shows. For the account itself the sign-in's answer is used.
 */
function extensionOf(screen: LinkedScreen['screen'], me: string | undefined): string | undefined {
  const calls =
    'source' in screen ? [screen.source] : screen.kind === 'form' ? [screen.submit.call, screen.load] : [];
  const needed = calls.find(
    (call) => call?.endpoint.extension && !call.endpoint.fallback && call.endpoint.id !== me,
  );
  return needed?.endpoint.id ?? (screen.kind === 'list' ? extensionOfAll(screen.columns) : undefined);
}

function extensionOfAll([first, ...others]: ListScreen['columns']): string | undefined {
  const extension = first?.extension;
  return others.every((column) => column.extension === extension) ? extension : undefined;
}

function extensionId({ extension, id }: Endpoint): string | undefined {
  return extension ? id : undefined;
}

/** In the menu's order, then by id: without a landing page the first screen of a role is used. */
function inMenuOrder(
  screens: readonly LinkedScreen[],
  navigation: readonly NavigationEntry[],
): LinkedScreen[] {
  const flat = (entries: readonly NavigationEntry[]): string[] =>
    entries.flatMap(({ screen, children = [] }) => [...(screen ? [screen] : []), ...flat(children)]);
  const places = new Map(
    flat(navigation)
      .toReversed()
      .map((id, menuIndex, { length }) => [id, length - menuIndex]),
  );
  const rank = (id: string) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return [...screens].sort((a, b) => rank(a.id) - rank(b.id) || compare(a.id, b.id));
}
