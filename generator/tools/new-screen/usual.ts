import type { Declarations, EndpointDeclaration } from '../../link/context/declarations.ts';
import { isObject } from '../../schema/json-schema.ts';

/** The conventions of the product, which a new screen follows. */
export interface Usual {
  /** The prefix before the noun in paths of calls and in routes: `/api`, `/pages`. */
  readonly calls: string;
  readonly routes: string;
  readonly paging: NonNullable<EndpointDeclaration['paging']>;
  readonly search: string;
  readonly sort: { readonly field: string; readonly dir: string };
  /** The message for a missing required value; undefined where the standard one is used. */
  readonly required: string | undefined;
  /** Set when the product has a given contract, to which new calls are extensions. */
  readonly extension: true | undefined;
  /** The question before a row is deleted; `{name}` stands for the row's label. */
  readonly confirm: { readonly text: string; readonly submit: string };
}

export function usualOf({ endpoints, screens }: Declarations): Usual {
  const calls = [...endpoints.values()].map(({ value }) => value);
  const lists = calls.filter(({ resource }) => resource?.do === 'list');
  const routes = [...screens.values()].flatMap(({ value }) => (value.kind === 'list' ? [value.route] : []));
  const sort = mostUsed(lists.flatMap((list) => (list.sort ? [{ ...list.sort, fields: [] }] : [])));
  const required = calls.flatMap(({ body }) =>
    isObject(body?.messages) && typeof body.messages.required === 'string' ? [body.messages.required] : [],
  );
  return {
    calls: mostUsed(lists.map(({ path }) => folderOf(path))) ?? '/api',
    routes: mostUsed(routes.map(folderOf)) ?? '',
    paging: mostUsed(lists.flatMap(({ paging }) => paging ?? [])) ?? { page: 'page', size: 'perPage' },
    search: mostUsed(lists.flatMap(({ search }) => search ?? [])) ?? 'search',
    sort: sort ? { field: sort.field, dir: sort.dir } : { field: 'sort', dir: 'dir' },
    required: mostUsed(required),
    extension: calls.some(({ extension }) => extension) || undefined,
    confirm: mostUsed(confirmations(screens)) ?? { text: 'Delete {name}?', submit: 'Delete' },
  };
}

/** The questions of lists before a row is deleted, each with `{name}` for the only placeholder. */
function confirmations(screens: Declarations['screens']): Usual['confirm'][] {
  return [...screens.values()].flatMap(({ value }) => {
    const questions = Object.values(value.kind === 'list' ? (value.row ?? {}) : {}).map((action) =>
      'danger' in action && 'call' in action && isObject(action.confirm) ? action.confirm : undefined,
    );
    return questions.flatMap((confirm) => {
      const { text, submit } = confirm ?? {};
      const places = text?.match(/\{[\w.]+\}/g) ?? [];
      if (!text || !submit || places.length !== 1) return [];
      return [{ text: text.replace(places[0] ?? '', '{name}'), submit }];
    });
  });
}

/** `/pages/book` -> `/pages`. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The most frequent value, the first among equals; undefined when there is none. */
function mostUsed<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, number>();
  let best: T | undefined;
  let most = 0;
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  for (const value of values) {
    const count = counts.get(JSON.stringify(value)) ?? 0;
    if (count > most) [best, most] = [value, count];
  }
  return best;
}
