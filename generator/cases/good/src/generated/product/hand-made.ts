// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type {
  FieldHost, OwnCell, OwnFieldProps, OwnFilterProps, WidgetHost, WidgetModule,
} from '../../../../../../core/model.ts';
import type { StampCellOptions, StampCellValue } from './cells/stamp.ts';
import type { ShelfMapScreen } from './components/shelf-map.ts';
import type { StampFieldOptions, StampFieldValue } from './fields/stamp.ts';
import type { FlagsFilterOptions } from './filters/flags.ts';
import type { LentLeverProps, LentLeverValue } from './widgets/lent-lever.ts';
import type { LoanHistoryProps } from './widgets/loan-history.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'lent-lever': () => Promise<WidgetModule<LentLeverProps & FieldHost<LentLeverValue>, LentLeverValue>>;
  readonly 'loan-history': () => Promise<WidgetModule<LoanHistoryProps & WidgetHost>>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'shelf-map': () => Promise<{ readonly default: ComponentType<ShelfMapScreen> }>;
}

/** Cells of this product. */
export interface OwnCells {
  readonly 'stamp': () => Promise<{ readonly default: OwnCell<StampCellOptions, StampCellValue> }>;
}

/** Fields of this product. */
export interface OwnFields {
  readonly 'stamp': () => Promise<WidgetModule<OwnFieldProps<StampFieldOptions, StampFieldValue>, StampFieldValue>>;
}

/** Filters of this product. */
export interface OwnFilters {
  readonly 'flags': () => Promise<{ readonly default: ComponentType<OwnFilterProps<FlagsFilterOptions>> }>;
}

/** All of them: what `start` is given beside the product. */
export interface ProductParts {
  readonly widgets: WidgetRegistry;
  readonly screens: CustomScreens;
  readonly cells: OwnCells;
  readonly fields: OwnFields;
  readonly filters: OwnFilters;
}
