import { sql } from 'kysely';
import type {
  ViewCreateBody,
  ViewDeleteParams,
  ViewListItem,
  ViewListQuery,
  ViewUpdateBody,
  ViewUpdateParams,
} from '../../domain/generated/types/view.ts';
import type { Context } from '../calls/handler.ts';
import { notFound, Refusal } from '../refusal.ts';

const ENTITY = 'view';
const SUPERADMIN = 3;
/** Maximum views per person and screen. */
const MOST = 100;

/** The caller's own views of a screen and what others have shared, by name. */
export async function listViews(
  { query }: { query: ViewListQuery },
  context: Context,
): Promise<ViewListItem[]> {
  const caller = callerOf(context);
  return viewsFor(caller, context)
    .where('v.screen', '=', query.screen ?? '')
    .where((eb) => eb.or([eb('v.shared', '=', 1), eb('v.owner_id', '=', caller.id)]))
    .orderBy('v.shared')
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
}

/** Saves what a list shows under a name that the caller has not used for this screen yet. */
export async function createView({ body }: { body: ViewCreateBody }, context: Context) {
  const { db } = context;
  const caller = callerOf(context);
  const { name } = body;
  // Serialized per person, so that the limit and the unique name hold.
  await db.selectFrom('admin_users').select('id').where('id', '=', caller.id).forUpdate().execute();
  const { count } = await db
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', caller.id)
    .where('screen', '=', body.screen)
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw new Refusal('conflict', 'Delete some of your views first.');
  await refuseSameName({ owner: caller.id, screen: body.screen, name, except: 0 }, context);
  const { screen, query, shared } = body;
  const { id } = await db
    .insertInto('list_views')
    .values({ owner_id: caller.id, screen, name, query, shared })
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved(id, context);
}

/** Changes the given properties; only the owner and Superadmins may change a shared view. */
export async function updateView(
  { params, body }: { params: ViewUpdateParams; body: ViewUpdateBody },
  context: Context,
) {
  const storedView = await lockView(params.id, context);
  const name = body.name ?? storedView.name;
  await refuseSameName(
    { owner: storedView.owner_id, screen: storedView.screen, name, except: storedView.id },
    context,
  );
  const { query, shared } = body;
  await context.db
    .updateTable('list_views')
    .set({ name, query, shared, updated_at: sql`now()` })
    .where('id', '=', storedView.id)
    .execute();
  return saved(storedView.id, context);
}

export async function deleteView({ params }: { params: ViewDeleteParams }, context: Context) {
  const { id, name } = await lockView(params.id, context);
  await context.db.deleteFrom('list_views').where('id', '=', id).execute();
  await context.audit({ entity: ENTITY, id });
  return { message: 'View {name} deleted.', params: { name } };
}

interface Caller {
  readonly id: number;
  readonly role: number;
}

function callerOf({ user }: Context): Caller {
  if (!user) throw new Error('Views are for signed-in accounts.');
  return user;
}

const viewsFor = ({ id, role }: Caller, { db }: Context) =>
  db
    .selectFrom('list_views as v')
    .leftJoin('admin_users as a', 'a.id', 'v.owner_id')
    .select(['v.id', 'v.name', 'v.query', 'v.shared'])
    .select((eb) => [
      eb.fn.coalesce('a.name', 'a.username').as('owner'),
      sql<0 | 1>`(v.owner_id = ${id} or (${role}::int = ${SUPERADMIN} and v.shared = 1))::int`.as('editable'),
    ]);

async function saved(id: number, context: Context) {
  const data = await viewsFor(callerOf(context), context).where('v.id', '=', id).executeTakeFirstOrThrow();
  await context.audit({ entity: ENTITY, id, after: { ...data } });
  return { message: 'View {name} saved.', params: { name: data.name }, data };
}

/** Another account's private view does not exist for the caller; its shared view cannot be changed. */
async function lockView(id: number, context: Context) {
  const caller = callerOf(context);
  const view = await context.db
    .selectFrom('list_views')
    .select(['id', 'owner_id', 'screen', 'name', 'shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (view.owner_id === caller.id) return view;
  if (view.shared !== 1) throw notFound();
  if (caller.role !== SUPERADMIN)
    throw new Refusal('forbidden', 'Only its owner or a Superadmin may change this view.');
  return view;
}

interface Name {
  readonly owner: number | null;
  readonly screen: string;
  readonly name: string;
  /** The view that may have it. */
  readonly except: number;
}

async function refuseSameName({ owner, screen, name, except }: Name, { db }: Context): Promise<void> {
  const same = await db
    .selectFrom('list_views')
    .select('id')
    .where('owner_id', 'is not distinct from', owner)
    .where('screen', '=', screen)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('id', '<>', except)
    .executeTakeFirst();
  if (!same) return;
  throw new Refusal('invalid', [{ field: 'name', message: 'There is a view of this name already.' }]);
}
