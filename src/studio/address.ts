import type { StudioState } from '../../core/studio.ts';
import type { View } from './preview/use-stage.ts';
import type { Chosen } from './use-studio.ts';

/** Widths of the preview, in px. */
export const WIDTHS = [390, 1280, 1440];

/** How the preview is looked at when the studio opens: as its address says, else in the first language, 1280 px wide. */
export function askedView({ languages, roles }: Pick<StudioState, 'languages' | 'roles'>): View {
  const query = new URLSearchParams(location.search);
  const code = query.get('language');
  return {
    role: roles.find(({ id }) => String(id) === query.get('role'))?.id,
    language: languages.find((language) => language.code === code)?.code ?? languages[0]?.code ?? 'en',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 1280,
    mode: askedMode(query.get('mode')),
    state: 'data',
    writes: false,
    isSelecting: true,
  };
}

function askedMode(mode: string | null): View['mode'] {
  if (mode === 'light' || mode === 'dark') return mode;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** What is shown: the address of the page, the record in it, and the chosen part. */
interface Place {
  readonly page: string;
  readonly record: string;
  readonly chosen: Chosen | undefined;
}

/** What is looked at, and how, stands in the address, so that a page loaded again shows it. */
export function keepInAddress({ role, language, width, mode }: View, { page, record, chosen }: Place): void {
  if (chosen === undefined) return;
  const { file, pointer } = chosen;
  const shown = { page, record, file, part: pointer };
  const view = { role: String(role ?? ''), language, width: String(width), mode };
  const query = new URLSearchParams({ ...shown, ...view });
  history.replaceState(null, '', `${location.pathname}?${query}`);
}

/** The record that an address of a route says. */
export function recordIn(route: string, page: string): string | undefined {
  const steps = (page.split('?')[0] ?? '').split('/');
  const index = route.split('/').findIndex((step) => step.startsWith('{'));
  const record = index < 0 ? undefined : steps[index];
  return record === undefined ? undefined : decodeURIComponent(record);
}
