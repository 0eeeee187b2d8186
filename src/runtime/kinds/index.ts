import type { KindLoaders } from '../navigation/kinds.ts';

/** Each kind is a chunk of its own: a list page carries no form engine. */
export const kinds: KindLoaders = {
  list: () => import('./list/list-screen.tsx'),
  grid: () => import('./edit-table/grid-screen.tsx'),
  form: () => import('./form/form-screen.tsx'),
  detail: () => import('./detail/detail-screen.tsx'),
  hub: () => import('./hub/hub-screen.tsx'),
  report: () => import('./report/report-screen.tsx'),
  tabs: () => import('./tabs/tabs-screen.tsx'),
};
