import type { ProductParts } from '../generated/product/hand-made.ts';

/** Every hand-made part the declarations name. The compiler lists what is missing. */
export const handMade = {
  widgets: {},
  screens: { 'analytics-page': () => import('../screens-custom/analytics/analytics-page.tsx') },
} satisfies ProductParts;
