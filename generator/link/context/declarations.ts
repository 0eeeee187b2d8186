import type {
  AppDeclaration,
  CellDeclaration,
  Endpoint as EndpointDeclaration,
  EndpointsDeclaration,
  EntityDeclaration,
  FieldDeclaration,
  FilterDeclaration,
  LifecycleDeclaration,
  ScreenDeclaration,
  WidgetDeclaration,
} from '../../../core/generated/language/declarations.ts';
import type { LocaleTexts } from '../../../core/model.ts';
import { SNAPSHOT, type Snapshot } from '../../../core/snapshot.ts';
import { Place } from '../../diagnostics/place.ts';
import type { Problems } from '../../diagnostics/problems.ts';
import { parseFile } from '../../diagnostics/source-file.ts';
import type { ProductFile } from '../../load/load-product.ts';

/** A part of a declaration with its place. */
export interface Placed<T> {
  readonly value: T;
  readonly place: Place;
}

/** A declaration of valid shape. */
export interface Declared<T> extends Placed<T> {
  readonly id: string;
}

export type {
  AppDeclaration,
  CellDeclaration,
  EndpointDeclaration,
  EntityDeclaration,
  FieldDeclaration,
  FilterDeclaration,
  LifecycleDeclaration,
  ScreenDeclaration,
  WidgetDeclaration,
};

/** The database schema after all migrations. */
export interface DeclaredTables extends Placed<Snapshot['tables']> {
  /** False when there are newer migrations, so that the tables may be outdated. */
  readonly isFresh: boolean;
}

/** Everything the product declares, by id. */
export interface Declarations {
  readonly app: Declared<AppDeclaration>;
  readonly entities: ReadonlyMap<string, Declared<EntityDeclaration>>;
  readonly endpoints: ReadonlyMap<string, Declared<EndpointDeclaration>>;
  readonly lifecycles: ReadonlyMap<string, Declared<LifecycleDeclaration>>;
  readonly widgets: ReadonlyMap<string, Declared<WidgetDeclaration>>;
  readonly cells: ReadonlyMap<string, Declared<CellDeclaration>>;
  readonly fields: ReadonlyMap<string, Declared<FieldDeclaration>>;
  readonly filters: ReadonlyMap<string, Declared<FilterDeclaration>>;
  readonly screens: ReadonlyMap<string, Declared<ScreenDeclaration>>;
  readonly locales: ReadonlyMap<string, Declared<LocaleTexts>>;
  /** Absent for a product without migrations of its own. */
  readonly tables?: DeclaredTables | undefined;
}

/** The declarations that screens are linked against: everything except screens and translations. */
export type CoreDeclarations = Omit<Declarations, 'screens' | 'locales'>;

/**
 * Groups the contents of the files by what they declare; reports duplicate ids. Call it only after checkShape.
 * @param migrations hash of the product's migrations, if it has any
 */
export function collectDeclarations(
  files: readonly ProductFile[],
  migrations: string | undefined,
  problems: Problems,
): Declarations {
  const endpoints = new Map<string, Declared<EndpointDeclaration>>();
  const locales = new Map<string, Declared<LocaleTexts>>();
  /** Kind of file -> its declarations; the key of the same name contains the id. */
  const named = {
    entity: new Map<string, Declared<EntityDeclaration>>(),
    lifecycle: new Map<string, Declared<LifecycleDeclaration>>(),
    widget: new Map<string, Declared<WidgetDeclaration>>(),
    cell: new Map<string, Declared<CellDeclaration>>(),
    field: new Map<string, Declared<FieldDeclaration>>(),
    filter: new Map<string, Declared<FilterDeclaration>>(),
    screen: new Map<string, Declared<ScreenDeclaration>>(),
  };
  let app: Declared<AppDeclaration> | undefined;

  for (const { kind, file } of files) {
    const place = new Place(file);
    if (kind === 'app') app = { id: 'app', value: file.value as AppDeclaration, place };
    else if (kind === 'endpoints') {
      for (const [id, value] of Object.entries((file.value as EndpointsDeclaration).endpoints)) {
        const endpointPlace = place.child('endpoints', id);
        keep(endpoints, { id, value, place: endpointPlace }, endpointPlace, problems);
      }
    } else if (kind === 'locale') {
      const id = file.path.replace(/^.*\/|\.json$/g, '');
      locales.set(id, { id, value: file.value as LocaleTexts, place });
    } else if (kind !== 'tables') {
      // checkShape has validated the file, so it contains the declaration of its kind.
      const value = file.value as Readonly<Record<string, string>>;
      const map = named[kind] as Map<string, Declared<unknown>>;
      keep(map, { id: value[kind] ?? '', value, place }, place.child(kind), problems);
    }
  }
  if (!app) throw new Error('checkShape and loadProduct let a product without app.json pass.');
  return {
    app,
    entities: named.entity,
    endpoints,
    lifecycles: named.lifecycle,
    widgets: named.widget,
    cells: named.cell,
    fields: named.field,
    filters: named.filter,
    screens: named.screen,
    locales,
    tables: collectTables(files, migrations, problems),
  };
}

function collectTables(
  files: readonly ProductFile[],
  migrations: string | undefined,
  problems: Problems,
): DeclaredTables | undefined {
  if (migrations === undefined) return undefined;
  const file = files.find(({ kind }) => kind === 'tables')?.file ?? parseFile(SNAPSHOT, '{}').file;
  const { tables = {}, migrations: recordedMigrations } = file.value as Partial<Snapshot>;
  const place = new Place(file);
  const isFresh = recordedMigrations === migrations;
  if (!isFresh) {
    const text = 'the migrations are others than those that the tables were read after.';
    problems.add({ code: 'SQL-01', place: place.child('migrations'), text, remedy: 'Run: npm run generate' });
  }
  return { value: tables, place, isFresh };
}

function keep<T>(
  map: Map<string, Declared<T>>,
  declared: Declared<T>,
  idPlace: Place,
  problems: Problems,
): void {
  const earlier = map.get(declared.id);
  if (!earlier) {
    map.set(declared.id, declared);
    return;
  }
  problems.add({
    code: 'LOD-04',
    place: idPlace,
    text: `"${declared.id}" is declared already.   (declared in ${earlier.place.file.path})`,
    remedy: 'Give one of the two another id.',
  });
}
