import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Part } from '../../load/language.ts';
import { type JsonSchema, mainType } from '../../schema/json-schema.ts';
import type { FieldUses, Reporter, Vocabulary } from '../context/linker.ts';

/** Cells show values, fields take them. */
type Group = 'cells' | 'fields';

export interface PartUse {
  readonly group: Group;
  /** The name that the declaration gives. */
  readonly declared: string | undefined;
  /** Schema of the value. */
  readonly schema: JsonSchema | undefined;
  readonly hasChoices?: boolean;
}

/** The declared cell or field, else the default for the value's type; reports an unknown name or a missing default. */
export function partName(
  linker: Reporter & FieldUses & Vocabulary,
  { group, declared, schema, hasChoices = false }: PartUse,
  place: Place,
): string {
  const parts = linker.language[group];
  const noun = nouns[group];
  if (declared !== undefined) {
    const use = group === 'cells' ? 'cell' : 'input';
    linker.uses.note({ noun: use, name: declared, place: place.child(noun) });
    if (!parts.has(declared)) {
      const code = group === 'cells' ? 'REF-05' : 'REF-06';
      const text = `no ${noun} "${declared}".${didYouMean(declared, parts.keys())}   (listed in schemas/language/${group}.json)`;
      linker.report(code, place.child(noun), text);
    }
    return declared;
  }
  const fallback = schema ? defaultPart(parts, schema, hasChoices) : 'text';
  if (fallback === undefined) {
    const type = mainType(schema) ?? 'unknown';
    linker.report('OPT-03', place, `a value of type ${type} has no default ${noun}.`, {
      remedy: `Name one with "${noun}".`,
    });
  }
  return fallback ?? 'text';
}

const nouns: Readonly<Record<Group, string>> = { cells: 'cell', fields: 'field' };

function defaultPart(
  parts: ReadonlyMap<string, Part>,
  schema: JsonSchema,
  hasChoices: boolean,
): string | undefined {
  const wanted = [
    hasChoices ? 'choices' : undefined,
    'file' in schema ? 'file' : undefined,
    'enum' in schema ? 'enum' : undefined,
    mainType(schema),
  ];
  for (const type of wanted) {
    if (type === undefined) continue;
    for (const [name, part] of parts) if (part.for.includes(type)) return name;
  }
  return mainType(schema) === undefined && !('file' in schema) ? 'text' : undefined;
}

/**
 * The choices of a cell or field. Reports missing choices that it needs, and declared ones that it takes none of;
 * choices of the attribute are ignored by such a part.
 */
export function takeChoices<T>(
  linker: Reporter & Vocabulary,
  { group, name }: { readonly group: Group; readonly name: string },
  { choices, isDeclared }: { readonly choices: T | undefined; readonly isDeclared: boolean },
  place: Place,
): { choices?: T } {
  const noun = nouns[group];
  const part = linker.language[group].get(name);
  if (!part?.needs?.includes('choices')) {
    if (isDeclared && part)
      linker.report('OPT-04', place.child('choices'), `the ${noun} "${name}" takes no choices.`, {
        part: 'key',
      });
    return {};
  }
  if (choices !== undefined) return { choices };
  linker.report('OPT-02', place, `the ${noun} "${name}" needs "choices".`);
  return {};
}
