import type { Endpoint } from '../../../core/model.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { LinkedScreen } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';

/** Writes that change a record or the list of their noun; all sources of these must be invalidated. */
const OF_RECORDS = ['create', 'update', 'delete'];

/**
 * Reports writes that leave outdated data on a screen. A call must list under "invalidates" the sources of the screens
 * that make it, or that lead to its form. A write that is no create, update or delete must list at least one of them,
 * or the record.
 */
export function reportStale(linker: Linker, screens: readonly LinkedScreen[]): void {
  for (const [id, screensBySource] of shownAround(screens)) {
    const call = linker.declarations.endpoints.get(id);
    const named = call?.value.invalidates;
    // An empty list is intended: without the key there is a default.
    if (!call || !named) continue;
    const missed = [...screensBySource].filter(([source]) => !named.includes(source));
    const isOfRecords = OF_RECORDS.includes(id.slice(id.indexOf('.') + 1));
    const isPart = missed.length < screensBySource.size || named.includes(`${nounOf(id)}.get`);
    if (!isOfRecords && isPart) continue;
    for (const [source, screen] of isOfRecords ? missed : missed.slice(0, 1))
      linker.report(
        'CAL-12',
        call.place.child('invalidates'),
        `"${source}" is out of date after it, and screen "${screen}" goes on showing it.`,
        { remedy: `Name "${source}".` },
      );
  }
}

/** Write -> source of the same noun that is on screen when the write is made -> a screen that shows it. */
function shownAround(screens: readonly LinkedScreen[]): Map<string, Map<string, string>> {
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  const sourcesByWrite = new Map<string, Map<string, string>>();
  for (const screen of screens) {
    const source = shownBy(screen);
    if (!source) continue;
    const { writes, forms } = effectsOf(screen);
    const submittedWrites = forms.flatMap((id) => submittedBy(byId.get(id)) ?? []);
    for (const { id, method } of [...writes, ...submittedWrites]) {
      // A deleted record is not shown again.
      if (nounOf(id) !== nounOf(source.id) || (method === 'DELETE' && source.envelope === 'item')) continue;
      const screensBySource = sourcesByWrite.get(id) ?? new Map<string, string>();
      sourcesByWrite.set(id, screensBySource);
      if (!screensBySource.has(source.id)) screensBySource.set(source.id, screen.id);
    }
  }
  return sourcesByWrite;
}

const nounOf = (id: string) => id.split('.')[0];

/** The call that loads the screen's data. */
function shownBy({ screen }: LinkedScreen): Endpoint | undefined {
  if (screen.kind === 'form') return screen.load?.endpoint;
  return 'source' in screen ? screen.source.endpoint : undefined;
}

function submittedBy(linked: LinkedScreen | undefined): Endpoint | undefined {
  return linked?.screen.kind === 'form' ? linked.screen.submit.call.endpoint : undefined;
}

interface Effects {
  readonly writes: readonly Endpoint[];
  /** Ids of the forms that it leads to. */
  readonly forms: readonly string[];
}

/** Incremental cache: a screen remains the same object until it is linked again. */
const effectsByScreen = new WeakMap<LinkedScreen, Effects>();

function effectsOf(linked: LinkedScreen): Effects {
  const { parent: _parent, ...rest } = linked.screen;
  const effects = effectsByScreen.get(linked) ?? collect(rest);
  effectsByScreen.set(linked, effects);
  return effects;
}

function collect(value: unknown): Effects {
  if (Array.isArray(value)) return mergeEffects(value.map(collect));
  if (!isObject(value)) return { writes: [], forms: [] };
  const inner = mergeEffects(Object.values(value).map(collect));
  const { call, then, screen, route } = value;
  const isReloaded = isObject(then) && then.reload === true;
  const endpoint = isObject(call) && !isReloaded ? call.endpoint : undefined;
  const isTarget = typeof screen === 'string' && typeof route === 'string';
  return {
    writes: [...inner.writes, ...(isWrite(endpoint) ? [endpoint] : [])],
    forms: [...inner.forms, ...(isTarget ? [screen] : [])],
  };
}

function mergeEffects(partialEffects: readonly Effects[]): Effects {
  return {
    writes: partialEffects.flatMap(({ writes }) => writes),
    forms: partialEffects.flatMap(({ forms }) => forms),
  };
}

function isWrite(endpoint: unknown): endpoint is Endpoint {
  return isObject(endpoint) && endpoint.effect === 'write' && typeof endpoint.id === 'string';
}
