import type { Filter } from '../../model.ts';

/** What the control of one filter is drawn with. */
export interface FilterProps {
  readonly filter: Filter;
  readonly value: string;
  onChange(value: string): void;
}
