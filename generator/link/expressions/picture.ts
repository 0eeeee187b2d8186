import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Reporter, Symbols } from '../context/linker.ts';

/** Reports a field that is shown as a picture but holds neither a file nor a URL; `otherwise` starts the message. */
export function checkPicture(
  linker: Reporter & Pick<Symbols, 'fieldOf' | 'entities'>,
  schema: JsonSchema | undefined,
  otherwise: string,
  place: Place,
): void {
  const [entity = '', field = ''] = (schema && linker.fieldOf.get(schema))?.split('.') ?? [];
  const stored = linker.entities.get(entity)?.stored?.fields[field];
  if (stored?.kind !== 'column' || schema?.format === 'uri') return;
  linker.report('OPT-05', place, `${otherwise}: "${field}" is no file.`, {
    remedy: 'Say "store": { "file": true } or "format": "uri" at the field.',
  });
}
