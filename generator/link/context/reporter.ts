import type { Place } from '../../diagnostics/place.ts';
import type { Fault, Problems } from '../../diagnostics/problems.ts';

/** Reports a problem at a place of the declarations. */
export interface Reporter {
  readonly problems: Problems;
  report(code: Fault['code'], place: Place, text: string, more?: { remedy?: string; part?: 'key' }): void;
}
