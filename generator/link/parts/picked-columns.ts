import type { FormField } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import type { Linker } from '../context/linker.ts';
import { linkChoices } from '../data/choices.ts';
import { checkPath } from '../expressions/paths.ts';

/** Links columns of records: path -> heading. */
export function linkHeadings(
  linker: Linker,
  columns: Readonly<Record<string, string>>,
  rows: JsonSchema | undefined,
  place: Place,
): Readonly<Record<string, string>> {
  for (const [path, heading] of Object.entries(columns)) {
    const headingPlace = place.child(path);
    linker.text(heading, headingPlace);
    if (rows) checkPath(linker, rows, { path, place: headingPlace.key, noun: 'source' });
  }
  return columns;
}

/** The choices of a picker's columns, from the entity of the records. */
export function linkColumnChoices(
  linker: Linker,
  columns: unknown,
  rows: JsonSchema | undefined,
  place: Place,
): Pick<FormField, 'columnChoices'> {
  const named = Object.keys(isObject(columns) ? columns : {}).flatMap((path) => {
    const schema = schemaAt(rows, path);
    const choices =
      schema === 'open' ? undefined : linkChoices(linker, { declared: undefined, schemas: [schema] }, place);
    return choices ? [[path, choices] as const] : [];
  });
  return named.length > 0 ? { columnChoices: Object.fromEntries(named) } : {};
}
