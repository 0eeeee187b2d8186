import { kindOf } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import type { Migration } from './migration.ts';

type Json = Readonly<Record<string, unknown>>;

/** Version 4 takes the words back that few screens use. What no word serves any more is left out. */
export const fewerWords: Migration = {
  to: 4,
  summary:
    'Words that few screens use are options of others, or gone (docs/decisions/fewer-words-of-the-language.md). What is gone is left out: totals, sets, toasts, reviews of steps, an action that shows a picture, an alignment, sizes of pages, what one half of a toggle says of its own, and hand-made parts above, which stand below.',
  rewritten(files) {
    const locks: Record<string, unknown> = {};
    const explained = explainedSteps([...files.values()]);
    const rewritten = [...files].map(([path, value]): [string, unknown] => {
      const kind = kindOf(path);
      if (!isObject(value) || !kind || !READ.includes(kind)) return [path, value];
      if (kind !== 'screen')
        return [
          path,
          withoutWords(value, { dropped: kind === 'lifecycle' ? ['explain', 'toast'] : [], explained }),
        ];
      const { lock, ...screen } = value;
      if (lock !== undefined) locks[screenName(path, screen)] = lock;
      return [path, screenOf(screen, explained)];
    });
    const result = new Map(rewritten);
    const app = result.get(APP);
    if (isObject(app) && Object.keys(locks).length > 0)
      result.set(APP, { ...app, submitLock: { '*': app.submitLock ?? 800, ...locks } });
    return result;
  },
};

const APP = 'schemas/app.json';
/** Files that may have conditions or actions. */
const READ = ['screen', 'lifecycle', 'endpoints'];

function screenName(path: string, { screen }: Json): string {
  return typeof screen === 'string' ? screen : (/([^/]+)\.screen\.json$/.exec(path)?.[1] ?? '*');
}

function screenOf(screen: Json, explained: Old['explained']): unknown {
  const changed = BY_KIND[String(screen.kind)]?.(screen) ?? screen;
  return withoutWords(rename(changed, { unlinked: 'unused' }), { dropped: [], explained });
}

/** The steps that every offer shows, also where they are not possible: `loan.lend`. */
function explainedSteps(files: readonly unknown[]): Old['explained'] {
  const steps = files.flatMap((value) => {
    if (!isObject(value) || typeof value.lifecycle !== 'string' || !isObject(value.actions)) return [];
    return Object.entries(value.actions).flatMap(([id, action]) =>
      isObject(action) && action.explain === true ? [`${value.lifecycle}.${id}`] : [],
    );
  });
  return new Set(steps);
}

const BY_KIND: Readonly<Record<string, (screen: Json) => Json>> = {
  list: ({ unfold, pageSizes: _, ...list }) =>
    rename(
      {
        ...list,
        ...(unfold === undefined ? {} : { rows: [list.rows ?? null, unfold].flat() }),
        ...changed(list, 'edit', listEdit),
        ...changed(list, 'slots', slots),
        ...changed(list, 'row', withToggle),
        ...changed(list, 'bulk', (bulk) =>
          withToggle(mapped(({ each: _each, toast: _toast, ...action }) => action)(bulk)),
        ),
      },
      {},
    ),
  grid: ({ pageSize: _, ...grid }) => ({
    ...grid,
    ...changed(grid, 'edit', ({ errorTime: _time, toast: _toast, ...edit }) => ({
      ...edit,
      ...changed(edit, 'fields', mapped(formField)),
    })),
  }),
  form: ({ steps, ...form }) => ({
    ...form,
    ...changed(form, 'fields', mapped(formField)),
    ...(steps === undefined ? {} : { bind: 'step' }),
    ...(Array.isArray(form.sections) ? { sections: form.sections.map(section) } : {}),
    ...changed(form, 'slots', slots),
    ...changed(form, 'submit', ({ toast: _, ...submit }) => rename(submit, { waiting: 'help' })),
  }),
  detail: (detail) => ({
    ...detail,
    ...Object.fromEntries(
      ['main', 'aside'].flatMap((key) =>
        Array.isArray(detail[key]) ? [[key, detail[key].map(detailSection)]] : [],
      ),
    ),
  }),
  tabs: ({ counts, ...tabs }) => {
    const { query, hash } = isObject(tabs.bind) ? tabs.bind : {};
    return {
      ...tabs,
      bind: query ?? `#${String(hash)}`,
      ...(isObject(counts) ? { source: counts.source } : {}),
    };
  },
  hub: ({ tiles, ...hub }) => ({
    ...hub,
    tabs: Object.fromEntries(
      Object.entries(isObject(tiles) ? tiles : {}).map(([id, tile]) => [
        id,
        { ...(isObject(tile) ? tile : {}), screen: id },
      ]),
    ),
  }),
};

/** One half of a toggle no longer says anything of its own. */
function withToggle(actions: Json): Json {
  return {
    ...actions,
    ...changed(actions, 'toggle', ({ activate: _, deactivate: __, ...toggle }) => toggle),
  };
}

function listEdit({ keys: _keys, toast: _toast, ...edit }: Json): Json {
  const column = ({ unique: _unique, atMost: _most, ...rest }: Json) => rename(rest, { order: 'place' });
  return rename({ ...edit, ...changed(edit, 'columns', mapped(column)) }, { begin: 'label' });
}

function slots({ above, ...others }: Json): Json {
  return rename({ ...(above === undefined ? {} : { below: above }), ...others }, { toolbar: 'beside' });
}

function section(declared: unknown): unknown {
  if (!isObject(declared) || !isObject(declared.range)) return declared;
  return { ...declared, range: { end: declared.range.end } };
}

function detailSection(declared: unknown): unknown {
  if (!isObject(declared) || !isObject(declared.gallery)) return declared;
  const { gallery, ...rest } = declared;
  const { rows, image, thumbnail, ...others } = gallery as Json;
  const columns = { [String(image)]: { label: rest.title, cell: 'image', options: { thumbnail } } };
  return { ...rest, table: { rows, columns, ...others } };
}

function formField({ totals: _totals, sets: _sets, placeholder, clears, ...field }: Json): Json {
  const moved = {
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(clears === undefined ? {} : { clears }),
  };
  const options = isObject(field.options) ? field.options : {};
  return rename(
    {
      ...field,
      ...(Object.keys(moved).length > 0 ? { options: { ...options, ...moved } } : {}),
      ...changed(field, 'fields', mapped(formField)),
    },
    { pictures: 'call', sources: 'source' },
  );
}

/** What is to know of the files besides the part that is changed. */
interface Old {
  /** Keys that are left out wherever they stand. */
  readonly dropped: readonly string[];
  readonly explained: ReadonlySet<string>;
}

/** What changes wherever it stands: conditions, actions, what follows them, and columns. */
function withoutWords(value: unknown, old: Old): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutWords(part, old));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (old.dropped.includes(key)) return [];
    if (isObject(part) && (key === 'row' || key === 'header' || key === 'actions'))
      return [[key, withoutWords(actions(part, old), old)]];
    if (isObject(part) && key === 'columns') return [[key, withoutWords(mapped(column)(part), old)]];
    if (key === 'then' && isObject(part)) return [[key, then(part)]];
    return [[key, withoutWords(part, old)]];
  });
  return condition(Object.fromEntries(entries));
}

function actions(declared: Json, { explained }: Old): Json {
  const kept = Object.entries(declared).filter(([, action]) => !isObject(action) || !('picture' in action));
  return mapped(({ toast: _, reveal, ...action }) => ({
    ...('lifecycle' in action ? offer(action, explained) : action),
    ...revealed(reveal),
  }))(Object.fromEntries(kept));
}

function offer({ explain, ...action }: Json, explained: Old['explained']): Json {
  const isExplained = explain ?? explained.has(String(action.lifecycle));
  return { ...action, ...(isExplained === true ? { enabled: true } : {}) };
}

function revealed(reveal: unknown): Json {
  if (!isObject(reveal)) return {};
  const { path, label, help } = reveal;
  return { fields: { [String(path)]: label }, ...(help === undefined ? {} : { help }) };
}

function column({ align: _, ...declared }: Json): Json {
  return rename(declared, { current: 'record' });
}

function then({ after, ...declared }: Json): unknown {
  return 'reload' in declared ? ['reload', after] : declared;
}

/** A comparison in the words that are left; a missing value makes it false, as before. */
function condition(value: Json): unknown {
  const { user, gte, lt, lte, ...rest } = value;
  if ([user, gte, lt, lte].some((part) => typeof part === 'object')) return value;
  const operand = user === undefined ? rest : { field: `$user.${String(user)}`, ...rest };
  const isComparison = ['field', 'record', 'route'].some((key) => typeof operand[key] === 'string');
  if (!isComparison) return value;
  const exists = { ...operand, exists: true };
  const [above, equal] = [
    (limit: unknown) => ({ ...operand, gt: limit }),
    (limit: unknown) => ({ ...operand, is: limit }),
  ];
  if (gte !== undefined) return { any: [above(gte), equal(gte)] };
  if (lte !== undefined) return { all: [exists, { not: above(lte) }] };
  if (lt !== undefined) return { all: [exists, { not: above(lt) }, { not: equal(lt) }] };
  return operand;
}

/** Another value of a key that holds an object. */
function changed(holder: Json, key: string, change: (value: Json) => unknown): Json {
  const value = holder[key];
  return isObject(value) ? { [key]: change(value) } : {};
}

const mapped =
  (change: (value: Json) => Json) =>
  (values: Json): Json =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, isObject(value) ? change(value) : value]),
    );

function rename(value: Json, names: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [names[key] ?? key, part]));
}
