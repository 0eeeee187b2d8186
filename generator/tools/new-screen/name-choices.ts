import { nodeAt } from '../../diagnostics/written.ts';
import type { Declared, EntityDeclaration } from '../../link/context/declarations.ts';
import type { Edit } from '../edits.ts';
import { type EntityField, enumOf, kindOf, type Noun, title } from './noun.ts';
import { printValue } from './print-json.ts';

/** Choices of an enum belong to the entity: adds missing ones there. */
export function nameChoices(noun: Noun, { place }: Declared<EntityDeclaration>): Edit[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]) => {
    const choices = field.choices ? undefined : titledChoices(field);
    if (!choices || kindOf(noun, name, field) !== 'plain') return [];
    const node = nodeAt(place.child('fields', name));
    if (!node) return [];
    const { file } = place;
    const line = file.text.slice(file.text.lastIndexOf('\n', node.offset) + 1, node.offset);
    const indent = line.length - line.trimStart().length;
    const text = printValue({ ...field, choices }, { column: line.length, indent });
    return [{ file: file.path, offset: node.offset, length: node.length, text }];
  });
}

/** The values of an enum with labels derived from them; undefined if it is no enum. */
export function titledChoices(field: EntityField): Record<string, string> | undefined {
  const values = enumOf(field);
  return values && Object.fromEntries(values.map((value) => [value, title(String(value))]));
}
