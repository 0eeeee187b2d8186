// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { WidgetHost, WidgetModule } from '../../../../../../src/runtime/model.ts';
import type { ShelfMapScreen } from './components/shelf-map.ts';
import type { LoanHistoryProps } from './widgets/loan-history.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'loan-history': () => Promise<WidgetModule<LoanHistoryProps & WidgetHost>>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'shelf-map': () => Promise<{ readonly default: ComponentType<ShelfMapScreen> }>;
}

/** Cells of this product. */
export type OwnCells = Readonly<Record<never, never>>;

/** Fields of this product. */
export type OwnFields = Readonly<Record<never, never>>;

/** Filters of this product. */
export type OwnFilters = Readonly<Record<never, never>>;

/** All of them: what `start` is given beside the product. */
export interface ProductParts {
  readonly widgets: WidgetRegistry;
  readonly screens: CustomScreens;
}
