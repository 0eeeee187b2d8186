import { isObject } from '../../schema/json-schema.ts';
import type { Declarations } from '../context/declarations.ts';
import type { LinkedScreen } from '../context/linked.ts';
import type { Reporter } from '../context/linker.ts';
import type { LinkedApp } from './app.ts';

/** Warns about screens that cannot be reached from the navigation. */
export function reportUnreachable(
  linker: Reporter,
  app: LinkedApp,
  screens: readonly LinkedScreen[],
  declared: Declarations['screens'],
): void {
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  const reachedIds = new Set<string>();
  const pendingIds = startsOf(app, screens);
  for (let id = pendingIds.pop(); id !== undefined; id = pendingIds.pop()) {
    const screen = byId.get(id);
    if (!screen || reachedIds.has(id)) continue;
    reachedIds.add(id);
    pendingIds.push(...targetsOf(screen));
  }
  for (const { id, place } of screens) {
    const isExcused = declared.get(id)?.value.unused !== undefined;
    if (reachedIds.has(id) && isExcused)
      linker.report('USE-03', place.child('unused').key, `something leads to "${id}" all the same.`, {
        remedy: 'Take "unused" out.',
      });
    if (reachedIds.has(id) || isExcused) continue;
    linker.report('USE-02', place.child('screen'), `nothing leads to screen "${id}".`, {
      remedy: 'Lead there from the navigation or an action, remove it, or say why it stays with "unused".',
    });
  }
}

function startsOf(
  { navigation, landing, redirects, session, jobs }: LinkedApp,
  screens: readonly LinkedScreen[],
): string[] {
  const collectScreens = (entries: LinkedApp['navigation']): string[] =>
    entries.flatMap(({ screen, children = [] }) => [
      ...(screen ? [screen] : []),
      ...collectScreens(children),
    ]);
  const redirected = new Set(Object.values(redirects));
  return [
    ...collectScreens(navigation),
    ...(landing ? [landing] : []),
    ...(session.account ? [session.account] : []),
    ...(jobs?.list ? [jobs.list] : []),
    ...screens.filter(({ screen }) => redirected.has(screen.route)).map(({ id }) => id),
  ];
}

/** Screens that a screen links to, except its parent. */
function targetsOf(linked: LinkedScreen): ReadonlySet<string> {
  const { parent: _parent, ...rest } = linked.screen;
  const targets = targetsByScreen.get(linked) ?? new Set(collect(rest));
  targetsByScreen.set(linked, targets);
  return targets;
}

/** Incremental cache: a screen remains the same object until it is linked again. */
const targetsByScreen = new WeakMap<LinkedScreen, ReadonlySet<string>>();

function collect(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collect);
  if (!isObject(value)) return [];
  const { screen, route } = value;
  const targetIds = typeof screen === 'string' && typeof route === 'string' ? [screen] : [];
  return [...targetIds, ...Object.values(value).flatMap(collect)];
}
