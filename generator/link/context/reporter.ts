import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Fault, Problems } from '../../diagnostics/problems.ts';

/** Reports a problem at a place of the declarations. */
export interface Reporter {
  readonly problems: Problems;
  report(code: Fault['code'], place: Place, text: string, details?: { remedy?: string | undefined }): void;
}

/** Reports placeholders of a text that are not filled where it is shown. */
export function checkFilled(linker: Reporter, text: string, filled: readonly string[], place: Place): void {
  for (const [, name = ''] of text.matchAll(/\{([\w.]+)\}/g)) {
    if (filled.includes(name)) continue;
    linker.report('TXT-07', place, `nothing fills {${name}} here.${didYouMean(name, filled)}`, {
      remedy:
        filled.length > 0
          ? `Filled are: ${filled.map((placeholder) => `{${placeholder}}`).join(', ')}.`
          : 'Take it out.',
    });
  }
}
