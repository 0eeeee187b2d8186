import type { StudioState } from '../../core/studio.ts';
import type { View } from './preview/use-stage.ts';

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
    mode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    state: 'data',
    writes: false,
    isSelecting: true,
  };
}

/** What is looked at, and how, stands in the address, so that a page loaded again shows it. */
export function keepInAddress(
  { role, language, width }: View,
  { page, file }: { readonly page: string; readonly file: string | undefined },
): void {
  if (file === undefined) return;
  const query = new URLSearchParams({ page, file, role: String(role ?? ''), language, width: String(width) });
  history.replaceState(null, '', `${location.pathname}?${query}`);
}
