/** The state of a list, which is stored in the URL only. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly sort?: { readonly field: string; readonly dir: 'asc' | 'desc' };
  /** Parameter -> chosen value; unset filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
  /** Paths of the chosen columns in order; absent: the default columns. */
  readonly columns?: readonly string[];
  /** The saved view that was opened; used only for its name, the rest of the state is complete. */
  readonly view?: string;
}

/** The queries that a list supports: other values in a URL are ignored. */
export interface ListShape {
  /** Available page sizes; the first is the default. */
  readonly sizes: readonly number[];
  /** The size of a page that fits the window, where that can be chosen. */
  readonly fitting?: number | undefined;
  readonly sortable: readonly string[];
  readonly searchable: boolean;
  readonly filters: readonly { readonly param: string; readonly choices?: readonly string[] }[];
  /** Corrects combinations of filters, since a URL may contain anything. */
  readonly fit?: (filters: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Paths of all columns, and of those that cannot be hidden. */
  readonly columns: readonly string[];
  readonly pinned: readonly string[];
}

const OWN = ['page', 'size', 'search', 'sort', 'dir', 'columns', 'view'];

/** A filter parameter that collides with one of our names gets a prefix. */
function filterKey(param: string): string {
  return OWN.includes(param) || param.startsWith('filter-') ? `filter-${param}` : param;
}

/** Stands for as many rows as fit: another window has another number. */
const FIT = 'fit';

/** A page size in an address. */
export function sizeText(size: number, { fitting, sizes }: ListShape): string {
  return size === fitting && !sizes.includes(size) ? FIT : String(size);
}

/** The query parameters that hold a list's state. */
export function queryNames({ filters }: Pick<ListShape, 'filters'>): readonly string[] {
  return [...OWN, ...filters.map(({ param }) => filterKey(param))];
}

/** Parses `?page=2&size=25&search=abc&sort=name&dir=desc&…`; invalid and unknown values fall back to the defaults. */
export function parseState(query: URLSearchParams, shape: ListShape): ListState {
  const size = query.get('size') === FIT ? shape.fitting : Number(query.get('size'));
  const sort = query.get('sort') ?? '';
  const columns = readColumns(query.get('columns'), shape);
  const view = query.get('view');
  return {
    page: readPage(query.get('page')),
    size: size && [...shape.sizes, shape.fitting].includes(size) ? size : usualSize(shape),
    search: shape.searchable ? (query.get('search') ?? '').trim() : '',
    ...(shape.sortable.includes(sort) && {
      sort: { field: sort, dir: query.get('dir') === 'desc' ? 'desc' : 'asc' },
    }),
    filters: shape.fit?.(readFilters(query, shape)) ?? readFilters(query, shape),
    ...(columns && { columns }),
    ...(view && { view }),
  };
}

/** Whether a query has an invalid combination of filters, which was corrected. */
export function isPutRight(query: URLSearchParams, shape: ListShape): boolean {
  if (!shape.fit) return false;
  const urlFilters = readFilters(query, shape);
  const fittedFilters = shape.fit(urlFilters);
  return shape.filters.some(({ param }) => (urlFilters[param] ?? '') !== (fittedFilters[param] ?? ''));
}

/** The known columns, each once; a pinned column that is not named comes first. */
function readColumns(text: string | null, { columns, pinned }: ListShape): readonly string[] | undefined {
  const named = [...new Set(text?.split(','))].filter((path) => columns.includes(path));
  if (named.length === 0) return undefined;
  return [...pinned.filter((path) => !named.includes(path)), ...named];
}

function readPage(text: string | null): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(1, page);
}

function readFilters(query: URLSearchParams, shape: ListShape): Record<string, string> {
  const filterValues: Record<string, string> = {};
  for (const { param, choices } of shape.filters) {
    const value = query.get(filterKey(param)) ?? '';
    if (value !== '' && (!choices || choices.includes(value))) filterValues[param] = value;
  }
  return filterValues;
}

function usualSize({ sizes }: ListShape): number {
  return sizes[0] ?? 10;
}

/** The shortest query (without `?`) that parses to this state; default values are left out. */
export function printState(state: ListState, shape: ListShape): string {
  const query = new URLSearchParams();
  if (state.page > 1) query.set('page', String(state.page));
  if (state.size !== usualSize(shape)) query.set('size', sizeText(state.size, shape));
  if (state.search) query.set('search', state.search);
  if (state.sort) {
    query.set('sort', state.sort.field);
    if (state.sort.dir === 'desc') query.set('dir', 'desc');
  }
  for (const { param } of shape.filters) {
    const value = state.filters[param];
    if (value) query.set(filterKey(param), value);
  }
  if (state.columns) query.set('columns', state.columns.join(','));
  if (state.view) query.set('view', state.view);
  // Commas are not escaped, for readability.
  return query.toString().replaceAll('%2C', ',');
}

/** Changing search, filters or sort order returns to the first page; changing the page does not. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** The state after a click on a column header. */
export function sortBy(state: ListState, field: string): ListState {
  const { sort, ...unsorted } = changeState(state, {});
  const newSort = nextSort(sort, field);
  return newSort ? { ...unsorted, sort: newSort } : unsorted;
}

/** Ascending, then descending, then unsorted. */
function nextSort(sort: ListState['sort'], field: string): ListState['sort'] {
  if (sort?.field !== field) return { field, dir: 'asc' };
  return sort.dir === 'asc' ? { field, dir: 'desc' } : undefined;
}

/** Whether a search or filter narrows the list. */
export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0;
}
