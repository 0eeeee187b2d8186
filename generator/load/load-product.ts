import { SNAPSHOT } from '../../core/snapshot.ts';
import { Place } from '../diagnostics/place.ts';
import { compare, type Problems } from '../diagnostics/problems.ts';
import { lineAndColumn, parseFile, type SourceFile } from '../diagnostics/source-file.ts';

export type FileKind =
  | 'app'
  | 'entity'
  | 'endpoints'
  | 'screen'
  | 'lifecycle'
  | 'widget'
  | 'cell'
  | 'field'
  | 'filter'
  | 'locale'
  | 'tables';

export interface ProductFile {
  readonly kind: FileKind;
  readonly file: SourceFile;
}

/**
 * Path relative to the product's root (`schemas/app.json`) -> text of the file, for all declarations and the tables.
 */
export type Sources = ReadonlyMap<string, string>;

/** Parses every file and determines its kind; files with syntax errors are reported and left out. */
export function loadProduct(sources: Sources, problems: Problems): ProductFile[] {
  const loaded: ProductFile[] = [];
  const folders = new Set([...sources.keys()].map(folderOf));
  for (const [path, text] of [...sources].sort(([a], [b]) => compare(a, b))) {
    // Edits may bring a migration along.
    if (path.endsWith('.sql')) continue;
    const { file, faults, duplicates } = parseFile(path, text);
    // Only the first syntax error is reported: later ones mostly follow from it.
    for (const fault of faults.slice(0, 1)) {
      const place = { file: path, ...lineAndColumn(text, fault.offset), at: '' };
      problems.addAt({ code: 'LOD-01', ...place, text: `This is not JSON: ${fault.found}.` });
    }
    for (const { key, offset } of duplicates) {
      const place = { file: path, ...lineAndColumn(text, offset), at: '' };
      problems.addAt({
        code: 'LOD-03',
        ...place,
        text: `The key "${key}" stands twice in one object; only the last would count.`,
      });
    }
    const kind = kindOf(path);
    if (kind && faults.length === 0) loaded.push({ kind, file });
    if (!kind) reportUnknownFile(file, problems);
    else reportMisplaced(file, kind, { folders, sources }, problems);
  }
  if (!sources.has('schemas/app.json')) {
    const place = { file: 'schemas/app.json', line: 1, column: 1, at: '' };
    problems.addAt({
      code: 'LOD-05',
      ...place,
      text: 'A product needs schemas/app.json: its name, roles, navigation and languages.',
    });
  }
  return loaded;
}

/** The kind of a declaration file by its path; undefined for other files. */
export function kindOf(path: string): FileKind | undefined {
  if (path === 'schemas/app.json') return 'app';
  if (path === SNAPSHOT) return 'tables';
  if (/^schemas\/locales\/[A-Za-z-]+\.json$/.test(path)) return 'locale';
  return /\.(entity|endpoints|screen|lifecycle|widget|cell|field|filter)\.json$/.exec(path)?.[1] as
    | FileKind
    | undefined;
}

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** Reports a file about a noun that has a folder of its own, in another one, and one among the translations that is none. */
function reportMisplaced(
  file: SourceFile,
  kind: FileKind,
  { folders, sources }: { readonly folders: ReadonlySet<string>; readonly sources: Sources },
  problems: Problems,
): void {
  if (kind === 'locale' || kind === 'tables' || kind === 'app') return;
  const folder = folderOf(file.path);
  const name = file.path.split('/').at(-1)?.replace(`.${kind}.json`, '') ?? '';
  const noun = name.replace(/-(list|add|edit|detail)$/, '');
  // The same name in both is declared twice.
  if (sources.has(`schemas/${noun}/${file.path.split('/').at(-1)}`) && folder !== noun) return;
  if (folder !== 'locales' && (folder === noun || !folders.has(noun) || noun === 'locales')) return;
  problems.add({
    code: 'LOD-08',
    place: new Place(file),
    text: `this stands in "${folder}", and is about "${noun}".`,
    remedy: `Move it to schemas/${noun}/.`,
  });
}

function reportUnknownFile(file: SourceFile, problems: Problems): void {
  problems.add({
    code: 'LOD-02',
    place: new Place(file),
    text: `The name of this file does not say what it declares.`,
    remedy:
      'Name it <noun>.entity.json, .endpoints.json, .lifecycle.json, <screen-id>.screen.json, <widget>.widget.json, or <name>.cell.json, .field.json or .filter.json.',
  });
}
