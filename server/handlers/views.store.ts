import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** Who looks at views; `mayEditShared`: also the shared views of others. */
export interface ViewReader {
  readonly id: number;
  readonly mayEditShared: boolean;
}

const viewsFor = (db: Db, { id, mayEditShared }: ViewReader) =>
  db
    .selectFrom('list_views as v')
    .leftJoin('admin_users as a', 'a.id', 'v.owner_id')
    .select(['v.id', 'v.name', 'v.query', 'v.shared'])
    .select((eb) => [
      eb.fn.coalesce('a.name', 'a.username').as('owner'),
      sql<0 | 1>`(v.owner_id = ${id} or (${mayEditShared}::boolean and v.shared = 1))::int`.as('editable'),
    ]);

export function readView(db: Db, id: number, reader: ViewReader) {
  return viewsFor(db, reader).where('v.id', '=', id).executeTakeFirstOrThrow();
}

/** The reader's own views of a screen and what others have shared, by name. */
export function readViews(db: Db, screen: string, reader: ViewReader) {
  return viewsFor(db, reader)
    .where('v.screen', '=', screen)
    .where((eb) => eb.or([eb('v.shared', '=', 1), eb('v.owner_id', '=', reader.id)]))
    .orderBy('v.shared')
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
}

/** The view, locked until the transaction ends. */
export function lockView(db: Db, id: number) {
  return db
    .selectFrom('list_views')
    .select(['id', 'owner_id', 'screen', 'name', 'shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** How many views a person has of a screen. */
export async function countViews(db: Db, owner: number, screen: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .where('screen', '=', screen)
    .executeTakeFirstOrThrow();
  return count;
}

export interface ViewName {
  readonly owner: number | null;
  readonly screen: string;
  readonly name: string;
  /** The view that may have it. */
  readonly except: number;
}

/** Whether a person has a view of this name, whatever its case. */
export async function hasViewNamed(db: Db, { owner, screen, name, except }: ViewName): Promise<boolean> {
  const same = await db
    .selectFrom('list_views')
    .select('id')
    .where('owner_id', 'is not distinct from', owner)
    .where('screen', '=', screen)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('id', '<>', except)
    .executeTakeFirst();
  return same !== undefined;
}

export async function insertView(db: Db, view: Insertable<Database['list_views']>): Promise<number> {
  const { id } = await db.insertInto('list_views').values(view).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateView(
  db: Db,
  id: number,
  changes: Updateable<Database['list_views']>,
): Promise<void> {
  await db
    .updateTable('list_views')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function removeView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('list_views').where('id', '=', id).execute();
}

/** Those of a person that nobody else sees. */
export async function removePrivateViews(db: Db, owner: number): Promise<void> {
  await db.deleteFrom('list_views').where('owner_id', '=', owner).where('shared', '=', 0).execute();
}
