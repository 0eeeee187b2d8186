import type { Filter } from '../../model.ts';

/** The props of a filter control. */
export interface FilterProps {
  readonly filter: Filter;
  readonly value: string;
  onChange(value: string): void;
}
