import type { ProductParts } from '../src/generated/product/hand-made.ts';

/** Every hand-made part that the library declares. */
export const handMade = {
  widgets: {
    'reading-time': () => import('../reading-time.tsx'),
    'reading-rule': () => import('./reading-rule/reading-rule.tsx'),
    'course-summary': () => import('./course-summary.tsx'),
    'rule-words': () => import('./rule-words.tsx'),
  },
  screens: {},
  cells: { stars: () => import('./stars-cell.tsx') },
  fields: { stars: () => import('./stars-field.tsx') },
  filters: { stars: () => import('./stars-filter.tsx') },
} satisfies ProductParts;
