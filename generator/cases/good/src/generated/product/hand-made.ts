// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { WidgetHost } from '../../../../../../src/runtime/model.ts';
import type { LoanHistoryProps } from './widgets/loan-history.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'loan-history': () => Promise<{ readonly default: ComponentType<LoanHistoryProps & WidgetHost> }>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'shelf-map': () => Promise<{ readonly default: ComponentType<never> }>;
}
