import type { Operation } from '../../edit/operations.ts';
import type { Declared, EntityDeclaration } from '../../link/context/declarations.ts';
import { addKey } from '../at-places.ts';
import { type EntityField, enumOf, kindOf, type Noun, title } from './noun.ts';

/** Choices of an enum belong to the entity: adds missing ones there. */
export function nameChoices(noun: Noun, { place }: Declared<EntityDeclaration>): Operation[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]) => {
    const choices = field.choices ? undefined : titledChoices(field);
    if (!choices || kindOf(noun, name, field) !== 'plain') return [];
    return addKey(place.child('fields', name), 'choices', choices);
  });
}

/** The values of an enum with labels derived from them; undefined if it is no enum. */
export function titledChoices(field: EntityField): Record<string, string> | undefined {
  const values = enumOf(field);
  return values && Object.fromEntries(values.map((value) => [value, title(String(value))]));
}
