// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { ComponentType } from 'react';

/** Widgets that the declarations name. */
export interface WidgetRegistry {
  readonly 'loan-history': () => Promise<{ readonly default: ComponentType<never> }>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'shelf-map': () => Promise<{ readonly default: ComponentType<never> }>;
}
