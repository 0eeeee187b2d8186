import type { FormField } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { schemaAt } from '../../schema/json-schema.ts';
import type { Linker } from '../context/linker.ts';
import { attributesOf, linkChoices } from '../data/choices.ts';
import type { FieldContext, FieldOf } from './entry-fields.ts';
import { takeChoices } from './part.ts';

/**
 * The choices of the field: its own, else those of the body's property, of the loaded record's attribute, or of the
 * entity.
 */
export function linkFieldChoices(
  linker: Linker,
  { name, field, value, schema }: FieldOf,
  { record, target }: FieldContext,
  place: Place,
): Pick<FormField, 'choices'> {
  const from = typeof value.from === 'string' ? value.from : name;
  const loaded = schemaAt(record, from);
  const schemas = [schema, loaded === 'open' ? undefined : loaded, ...attributesOf(linker, target, from)];
  const choicesPlace = place.child('choices');
  const rolesOf = (set: string) => linker.roles(set, choicesPlace);
  const choices = linkChoices(linker, { declared: value.choices, schemas, rolesOf }, choicesPlace);
  return takeChoices(
    linker,
    { group: 'fields', name: field },
    { choices, isDeclared: value.choices !== undefined },
    place,
  );
}
