import { Place } from '../diagnostics/place.ts';
import { Problems } from '../diagnostics/problems.ts';
import type { Language } from '../load/language.ts';
import type { FileKind, ProductFile } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { Grammar } from './grammar.ts';

const documentOf: Record<Exclude<FileKind, 'locale' | 'tables'>, string> = {
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

/**
 * Checks every file against a grammar: the one for written declarations, or the one for completed ones, after which the
 * values have the grammar's types.
 */
export function checkShape(
  files: readonly ProductFile[],
  documents: Language['grammar'],
  problems: Problems,
): void {
  const grammar = grammarOf(documents);
  for (const { kind, file } of files) {
    // The tables are generated.
    if (kind === 'tables') continue;
    if (grammar.validFiles.get(file) === kind) continue;
    const fileProblems = new Problems();
    checkFile(grammar, kind, new Place(file), fileProblems);
    if (fileProblems.isEmpty) grammar.validFiles.set(file, kind);
    problems.take(fileProblems);
  }
}

function checkFile(
  grammar: Grammar,
  kind: Exclude<FileKind, 'tables'>,
  place: Place,
  problems: Problems,
): void {
  if (kind === 'locale') {
    checkLocale(place, problems);
    return;
  }
  checkGrammarName(place, documentOf[kind], problems);
  checkId(place, kind, problems);
  grammar.check(documentOf[kind], place, problems);
}

/** Reports a wrong `$schema`, with which an editor would offer and mark the wrong keywords. */
function checkGrammarName(place: Place, document: string, problems: Problems): void {
  const { value } = place.file;
  const schemaReference = isObject(value) ? value.$schema : undefined;
  if (typeof schemaReference !== 'string' || schemaReference.split('/').at(-1) === document) return;
  problems.add({
    code: 'SHP-04',
    place: place.child('$schema'),
    text: `found ${JSON.stringify(schemaReference)}; the name of the file says that it follows ${document}.`,
  });
}

const NAMED: readonly string[] = ['screen', 'entity', 'lifecycle', 'widget'];

/** Reports an id that differs from the file's name. */
function checkId(place: Place, kind: string, problems: Problems): void {
  const { value, path } = place.file;
  const id = isObject(value) && NAMED.includes(kind) ? value[kind] : undefined;
  const name = path.split('/').at(-1)?.replace(`.${kind}.json`, '');
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id) || id === name) return;
  problems.add({
    code: 'LOD-07',
    place: place.child(kind),
    text: `found "${id}", in a file that is named "${name}".`,
    remedy: 'Name the file by the id, or leave the id out.',
  });
}

const grammars = new WeakMap<Language['grammar'], Grammar>();

function grammarOf(documents: Language['grammar']): Grammar {
  let grammar = grammars.get(documents);
  if (!grammar) {
    grammar = new Grammar(documents);
    grammars.set(documents, grammar);
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
