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
  const found = new Set<string>();
  const open = startsOf(app, screens);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const screen = byId.get(id);
    if (!screen || found.has(id)) continue;
    found.add(id);
    open.push(...targetsOf(screen));
  }
  for (const { id, place } of screens) {
    const isExcused = declared.get(id)?.value.unlinked !== undefined;
    if (found.has(id) && isExcused)
      linker.report('USE-03', place.child('unlinked'), `something leads to "${id}" all the same.`, {
        part: 'key',
        remedy: 'Take "unlinked" out.',
      });
    if (found.has(id) || isExcused) continue;
    linker.report('USE-02', place.child('screen'), `nothing leads to screen "${id}".`, {
      remedy: 'Lead there from the navigation or an action, remove it, or say why it stays with "unlinked".',
    });
  }
}

function startsOf(
  { navigation, landing, redirects, session, jobs }: LinkedApp,
  screens: readonly LinkedScreen[],
): string[] {
  const flat = (entries: LinkedApp['navigation']): string[] =>
    entries.flatMap(({ screen, children = [] }) => [...(screen ? [screen] : []), ...flat(children)]);
  const redirected = new Set(Object.values(redirects));
  return [
    ...flat(navigation),
    ...(landing ? [landing] : []),
    ...(session.account ? [session.account] : []),
    ...(jobs?.list ? [jobs.list] : []),
    ...screens.filter(({ screen }) => redirected.has(screen.route)).map(({ id }) => id),
  ];
}

/** Screens that a screen links to, except its parent. */
function targetsOf(linked: LinkedScreen): ReadonlySet<string> {
  const { parent: _parent, ...rest } = linked.screen;
  const targets = known.get(linked) ?? new Set(collect(rest));
  known.set(linked, targets);
  return targets;
}

/** Incremental cache: a screen remains the same object until it is linked again. */
const known = new WeakMap<LinkedScreen, ReadonlySet<string>>();

function collect(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collect);
  if (!isObject(value)) return [];
  const { screen, route } = value;
  const own = typeof screen === 'string' && typeof route === 'string' ? [screen] : [];
  return [...own, ...Object.values(value).flatMap(collect)];
}
