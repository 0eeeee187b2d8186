import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part } from '../../load/language.ts';
import { type JsonSchema, mainType } from '../../schema/json-schema.ts';
import type { FieldUses, Reporter, Vocabulary } from '../context/linker.ts';
import { checkTakes } from './takes.ts';

/** Cells show values, fields edit them, filters filter lists by them. */
type Group = 'cells' | 'fields' | 'filters';

export interface PartUse {
  readonly group: Group;
  /** The declared name. */
  readonly declared: string | undefined;
  /** Schema of the value. */
  readonly schema: JsonSchema | undefined;
  readonly hasChoices?: boolean;
}

/** The declared part, else the default for the value's type; reports an unknown name or a missing default. */
export function partName(
  linker: Reporter & FieldUses & Vocabulary,
  { group, declared, schema, hasChoices = false }: PartUse,
  place: Place,
): string {
  const parts = linker.language[group];
  const { noun } = groups[group];
  if (declared !== undefined) {
    const { code, use, key, list } = groups[group];
    const part = parts.get(declared);
    // A filter that is not the product's own is a field.
    const isOwn = group !== 'filters' || part?.file !== undefined;
    linker.uses.note({ noun: isOwn ? use : 'input', name: declared, place: place.child(key) });
    if (!part) {
      const similar = nearest(declared, parts.keys());
      const listedFile = parts.get(similar ?? '')?.file ?? list;
      const text = `no ${noun} "${declared}".${didYouMean(declared, parts.keys())}   (listed in ${listedFile})`;
      linker.report(code, place.child(key), text);
    }
    checkTakes(linker, { noun, name: declared, parts }, schema, place.child(key));
    return declared;
  }
  const fallback = schema ? defaultPart(parts, schema, hasChoices) : 'text';
  if (fallback === undefined) {
    const type = mainType(schema) ?? 'unknown';
    linker.report('OPT-03', place, `a value of type ${type} has no default ${noun}.`, {
      remedy: `Name one with "${groups[group].key}".`,
    });
  }
  return fallback ?? 'text';
}

const groups = {
  cells: { noun: 'cell', use: 'cell', key: 'cell', code: 'REF-05', list: 'schemas/language/cells.json' },
  fields: { noun: 'field', use: 'input', key: 'field', code: 'REF-06', list: 'schemas/language/fields.json' },
  filters: {
    noun: 'filter',
    use: 'filter',
    key: 'field',
    code: 'REF-17',
    list: 'schemas/language/fields.json',
  },
} as const;

function defaultPart(
  parts: ReadonlyMap<string, Part>,
  schema: JsonSchema,
  hasChoices: boolean,
): string | undefined {
  const valueTypes = [
    hasChoices ? 'choices' : undefined,
    'file' in schema ? 'file' : undefined,
    'enum' in schema ? 'enum' : undefined,
    mainType(schema),
  ];
  for (const type of valueTypes) {
    if (type === undefined) continue;
    for (const [name, part] of parts) if (part.for.includes(type)) return name;
  }
  return mainType(schema) === undefined && !('file' in schema) ? 'text' : undefined;
}

/**
 * The choices of a cell or field. Reports missing choices that it needs, and declared choices that it does not use;
 * choices of the attribute are ignored then.
 */
export function takeChoices<T>(
  linker: Reporter & Vocabulary,
  { group, name }: { readonly group: Group; readonly name: string },
  { choices, isDeclared }: { readonly choices: T | undefined; readonly isDeclared: boolean },
  place: Place,
): { choices?: T } {
  const { noun } = groups[group];
  const part = linker.language[group].get(name);
  if (!part?.needs?.includes('choices')) {
    if (isDeclared && part)
      linker.report('OPT-04', place.child('choices').key, `the ${noun} "${name}" takes no choices.`);
    return {};
  }
  if (choices !== undefined) return { choices };
  linker.report('OPT-02', place, `the ${noun} "${name}" needs "choices".`);
  return {};
}
