import { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import type { Language } from '../load/language.ts';
import type { FileKind, ProductFile } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { Grammar } from './grammar.ts';

const documentOf: Record<Exclude<FileKind, 'locale'>, string> = {
  app: 'app.schema.json',
  entity: 'entity.schema.json',
  endpoints: 'endpoints.schema.json',
  screen: 'screen.schema.json',
  lifecycle: 'lifecycle.schema.json',
  widget: 'widget.schema.json',
  cell: 'cell.schema.json',
  field: 'field.schema.json',
  filter: 'filter.schema.json',
};

/** Checks every file against the grammar. Valid values have the grammar's types. */
export function checkShape(files: readonly ProductFile[], language: Language, problems: Problems): void {
  const grammar = grammarOf(language);
  for (const { kind, file } of files) {
    if (kind === 'locale') checkLocale(new Place(file), problems);
    else if (grammar.validFiles.get(file) !== kind) {
      const isValid = grammar.check(documentOf[kind], new Place(file), problems);
      if (isValid) grammar.validFiles.set(file, kind);
    }
  }
}

const grammars = new WeakMap<Language, Grammar>();

function grammarOf(language: Language): Grammar {
  let grammar = grammars.get(language);
  if (!grammar) {
    grammar = new Grammar(language.grammar);
    grammars.set(language, grammar);
  }
  return grammar;
}

function checkLocale(place: Place, problems: Problems): void {
  const texts = place.file.value;
  const entries = isObject(texts) ? Object.entries(texts) : [['', texts] as const];
  for (const [key, text] of entries) {
    const forms = isObject(text) ? Object.values(text) : [text];
    if (forms.length > 0 && forms.every((form) => typeof form === 'string' && form !== '')) continue;
    problems.add({
      code: 'SHP-03',
      place: isObject(texts) ? place.child(key) : place,
      text: 'A locale file maps each source text to its translation: a text, or one per plural.',
    });
  }
}
