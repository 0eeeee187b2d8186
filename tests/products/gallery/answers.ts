import { addDays } from '../../../core/dates.ts';
import { makeRecord, makeRecords, options, type Size } from './records.ts';
import { type Case, cellCases, type FieldSample, fieldSamples, LONG, PICTURE } from './samples.ts';

/** How a call of the gallery goes; part of its address. */
const FAILURES: Readonly<Record<string, { status: number; message: string }>> = {
  failing: { status: 500, message: 'Something went wrong. Please try again later.' },
  refused: { status: 403, message: 'Role is not Authorized.' },
  missing: { status: 404, message: 'This record was not found.' },
};

interface Call {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** First part of the path after /api -> the body of the answer. */
const BODIES: Readonly<Record<string, (call: Call) => unknown>> = {
  cells: ({ parts }) => ({ data: rowsOf(entry(cellCases, parts[1])) }),
  overview: () => ({ data: overview() }),
  record: ({ parts }) => ({ data: recordOf(entry(fieldSamples, parts[1])) }),
  options: ({ parts, query }) => page(options(parts[1] === 'none' ? 0 : 60), query),
  rows: ({ parts, query }) => page(makeRecords(sizeOf(parts[1])), query),
  all: ({ parts }) => ({ data: makeRecords(sizeOf(parts[1])) }),
  counts: () => ({
    data: [
      { tab: '1', total: 12 },
      { tab: 'all', total: 40 },
    ],
  }),
  steps: () => ({
    data: [
      { state: 1, at: '2026-11-02T08:00:00+07:00', by: 'Ani' },
      { state: 0, at: '2026-11-01T09:30:00+07:00', by: null },
    ],
  }),
  one: ({ parts }) => ({ data: makeRecord(1, parts[1] === 'long') }),
  notice: () => ({
    data: {
      message: 'No more suppliers are taken this year.',
      link: { screen: 'list-full', text: 'All suppliers' },
    },
  }),
  report: ({ parts, query }) => ({
    data:
      parts[1] === 'kinds' || query.get('by') === 'kind'
        ? [
            { group: 'web', count: 14, amount: 912_000 },
            { group: 'shop', count: 9, amount: 1_240_500 },
          ]
        : figures(query.get('start_date') ?? ''),
  }),
  do: () => ({ status: 200, message: 'Done.', data: { password: 'kopi-tubruk-41' } }),
  picture: () => ({ data: { picture: `/files/${'0'.repeat(32)}.png` } }),
  download: () => new Blob(['gallery']),
};

/** A figure for the first day that is asked for and for the tenth. */
function figures(start: string) {
  return [0, 10].map((days, index) => ({
    group: addDays(start, days),
    count: 3 + index,
    amount: 125_000 * (index + 1),
  }));
}

/** Answers a call in the page itself: the gallery shows what is drawn, not what a server does. */
export async function answer(address: string): Promise<Response> {
  const url = new URL(address, window.location.origin);
  const parts = url.pathname.split('/').slice(2);
  const state = parts[1] ?? '';
  if (state === 'waiting') await never();
  const failure = parts[0] === 'save' && state === 'refused' ? undefined : FAILURES[state];
  if (failure) return respond(failure.status, { message: failure.message, errors: [] });
  if (parts[0] === 'save' && state === 'refused') return respond(422, refusal());
  const body = BODIES[parts[0] ?? '']?.({ parts, query: url.searchParams });
  return respond(200, body ?? { status: 200, message: state === 'long' ? LONG : 'Done.', data: null });
}

function respond(status: number, body: unknown): Response {
  const headers = { 'x-request-id': '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };
  return new Response(body instanceof Blob ? body : JSON.stringify(body), { status, headers });
}

function never(): Promise<void> {
  return new Promise(() => undefined);
}

function refusal() {
  const errors = [
    { field: 'name', message: '{field} is already used.', params: { field: 'Name' } },
    { field: 'amount', message: 'At least 0.' },
  ];
  return { message: 'Check the form.', errors };
}

function entry<T>(from: Readonly<Record<string, T>>, name = ''): T {
  const found = from[name];
  if (!found) throw new Error(`samples.ts has nothing for "${name}".`);
  return found;
}

/** Every column of a cell's page shows the same value. */
function rowsOf(cases: readonly Case[]) {
  return cases.map(([name, value], index) => ({
    id: index + 1,
    case: name,
    ...Object.fromEntries([...'abcdef'].map((path) => [path, value])),
  }));
}

function overview() {
  const first = Object.entries(cellCases).map(([name, [one]]) => [name.replaceAll('-', '_'), one?.[1]]);
  return { title: 'All cells', ...Object.fromEntries(first), none: {} };
}

function recordOf({ typical, long, wrong }: FieldSample) {
  const options = Object.fromEntries([...'abc'].map((letter) => [`option_${letter}`, typical]));
  return {
    filled: typical,
    disabled: typical,
    fixed: typical,
    long,
    wrong,
    ...options,
    chosen: { name: 'The label that came with the record' },
    picture: PICTURE,
    things: [
      { id: 1, name: 'Front', picture: PICTURE },
      { id: 2, name: LONG, picture: '/gallery-has-no-such-file.png' },
      { id: 3, name: 'Back', picture: null },
    ],
    paper: 'agreement-2026.pdf',
  };
}

function sizeOf(state = ''): Size {
  if (state === 'none' || state === 'one' || state === 'long') return state;
  return 'full';
}

function page(all: readonly Record<string, unknown>[], query: URLSearchParams) {
  const wanted = query.get('perPage') ?? 10;
  const size = wanted === 'all' ? all.length : Number(wanted);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = all.filter((row) => String(row.name).toLowerCase().includes(search));
  const data = found.slice(from, from + size);
  const last = Math.max(1, Math.ceil(found.length / size));
  return { data: { data, last_page: last, total: found.length, to: from + data.length } };
}
