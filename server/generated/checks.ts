// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { ProductSetBlockedManyBody } from '../../domain/generated/types/product.ts';
import type { Check } from '../resources/check.ts';
import type { EntityRecords } from './records.ts';

/** Generic writes with a check: each needs one of this type. */
export interface EndpointChecks {
  readonly 'product.set-blocked-many': Check<{ body: ProductSetBlockedManyBody; params: Record<never, never>; query: Record<never, never> }, EntityRecords['product']>;
}
