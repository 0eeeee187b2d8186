// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Check } from '../../../../../server/resources/check.ts';
import type {
  OutlineCreateBody, OutlineUpdateBody, OutlineUpdateParams,
} from '../../domain/generated/types/outline.ts';
import type { EntityRecords } from './records.ts';

/** Generic writes with a check: each needs one of this type. */
export interface EndpointChecks {
  readonly 'outline.create': Check<{ body: OutlineCreateBody; params: Record<never, never>; query: Record<never, never> }, null>;
  readonly 'outline.update': Check<{ body: OutlineUpdateBody; params: OutlineUpdateParams; query: Record<never, never> }, EntityRecords['outline']>;
}
