import type { Filter } from '../../../../core/model.ts';

/** The props of a filter control. */
export interface FilterProps {
  readonly filter: Filter;
  readonly value: string;
  onChange(value: string): void;
}
