import type { Language, Part } from '../../load/language.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import type {
  CellDeclaration,
  CoreDeclarations,
  Declared,
  FieldDeclaration,
  FilterDeclaration,
} from '../context/declarations.ts';
import type { Reporter, Texts, Vocabulary } from '../context/linker.ts';
import type { Uses } from '../context/uses.ts';
import { optionFault } from './options.ts';

type OwnPart = CellDeclaration & FieldDeclaration & FilterDeclaration;
/** The common type of cells, fields and filters; each has some of these keys. */
type Parts = ReadonlyMap<string, Declared<Partial<OwnPart> & Pick<OwnPart, 'description'>>>;

/** The language extended by the product's own cells, fields and filters. */
export function withOwnParts(language: Language, declarations: CoreDeclarations): Language {
  const { cells, fields, filters } = declarations;
  if (cells.size + fields.size + filters.size === 0) return language;
  return {
    ...language,
    cells: new Map([...ownParts(cells), ...language.cells]),
    fields: new Map([...ownParts(fields), ...language.fields]),
    filters: new Map([...ownParts(filters), ...language.filters]),
  };
}

function ownParts(declared: Parts): [string, Part][] {
  return [...declared].map(([id, { value: part, place }]) => [
    id,
    {
      description: part.description,
      for: [],
      options: (part.options ?? {}) as Part['options'],
      ...(part.required ? { required: part.required } : {}),
      ...(part.needs ? { needs: part.needs } : {}),
      ...(part.align ? { align: part.align } : {}),
      ...(part.value ? { value: part.value } : {}),
      file: place.file.path,
    },
  ]);
}

type PartLinker = Reporter &
  Texts &
  Vocabulary & { readonly uses: Uses; readonly declarations: CoreDeclarations };

/** Checks the declarations of the product's own cells, fields and filters. */
export function linkOwnParts(linker: PartLinker): void {
  const { cells, fields, filters } = linker.declarations;
  checkParts(linker, cells, { key: 'cell', noun: 'cell' });
  checkParts(linker, fields, { key: 'field', noun: 'input' });
  checkParts(linker, filters, { key: 'filter', noun: 'filter' });
}

interface Kind {
  readonly key: 'cell' | 'field' | 'filter';
  /** The kind of symbol that uses are recorded as. */
  readonly noun: 'cell' | 'input' | 'filter';
}

function checkParts(linker: PartLinker, declared: Parts, { key, noun }: Kind): void {
  for (const [id, { value, place }] of declared) {
    linker.uses.note({ noun, name: id, place: place.child(key), declares: true });
    const languagePart = linker.language[`${key}s`].get(id);
    if (languagePart && languagePart.file === undefined)
      linker.report('LOD-04', place.child(key), `every product has a ${key} "${id}" already.`, {
        remedy: 'Give it another name.',
      });
    if (value.value) checkDataSchema(value.value, place.child('value'), linker.problems);
    for (const [name, option] of Object.entries(value.options ?? {})) {
      const fault = optionFault(option);
      if (fault) linker.report('SCH-01', place.child('options', name), `this is not draft-07: ${fault}.`);
    }
    for (const [index, name] of (value.required ?? []).entries()) {
      if (name in (value.options ?? {})) continue;
      linker.report('OPT-01', place.child('required', index), `"${name}" is none of its options.`);
    }
    for (const [index, text] of (value.texts ?? []).entries()) linker.text(text, place.child('texts', index));
  }
}
