// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { AnalyticsPageScreen } from './components/analytics-page.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export type WidgetRegistry = Readonly<Record<never, never>>;

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'analytics-page': () => Promise<{ readonly default: ComponentType<AnalyticsPageScreen> }>;
}

/** All of them: what `start` is given beside the product. */
export interface ProductParts {
  readonly widgets: WidgetRegistry;
  readonly screens: CustomScreens;
}
