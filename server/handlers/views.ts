import { sql } from 'kysely';
import type {
  ViewCreateBody,
  ViewDeleteParams,
  ViewListItem,
  ViewListQuery,
  ViewUpdateBody,
  ViewUpdateParams,
} from '../../src/generated/product/types/view.ts';
import type { Context } from '../http/handler.ts';
import { notFound, Refusal } from '../refusal.ts';

const ENTITY = 'view';
const SUPERADMIN = 3;
/** Of one person for one screen: more is a mistake of a program. */
const MOST = 100;

/** The caller's own views of a screen and what others have shared, by name. */
export async function listViews(
  { query }: { query: ViewListQuery },
  context: Context,
): Promise<ViewListItem[]> {
  const caller = callerOf(context);
  const { rows } = await sql<ViewListItem>`${select(caller)}
    where v.screen = ${query.screen ?? ''} and (v.shared = 1 or v.owner_id = ${caller.id})
    order by v.shared, lower(v.name), v.id`.execute(context.db);
  return rows;
}

/** Saves what a list shows under a name that the caller has not used for this screen yet. */
export async function createView({ body }: { body: ViewCreateBody }, context: Context) {
  const { db } = context;
  const caller = callerOf(context);
  const name = body.name.trim();
  // One at a time for a person, so that the limit and the name hold.
  await sql`select id from admin_users where id = ${caller.id} for update`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from list_views
    where owner_id = ${caller.id} and screen = ${body.screen}`.execute(db);
  if ((rows[0]?.count ?? 0) >= MOST) throw new Refusal('conflict', 'Delete some of your views first.');
  await refuseSameName({ owner: caller.id, screen: body.screen, name, except: 0 }, context);
  const { rows: added } = await sql<{ id: number }>`
    insert into list_views (owner_id, screen, name, query, shared)
    values (${caller.id}, ${body.screen}, ${name}, ${body.query}, ${body.shared ?? 0}) returning id`.execute(
    db,
  );
  return saved(added[0]?.id ?? 0, context);
}

/** Changes what is given; a shared view is changed by its owner and by Superadmins alone. */
export async function updateView(
  { params, body }: { params: ViewUpdateParams; body: ViewUpdateBody },
  context: Context,
) {
  const before = await lockView(params.id, context);
  const name = body.name?.trim() ?? before.name;
  await refuseSameName({ owner: before.owner_id, screen: before.screen, name, except: before.id }, context);
  await sql`update list_views set name = ${name}, query = ${body.query ?? before.query},
    shared = ${body.shared ?? before.shared}, updated_at = now() where id = ${before.id}`.execute(context.db);
  return saved(before.id, context);
}

export async function deleteView({ params }: { params: ViewDeleteParams }, context: Context) {
  const { id, name } = await lockView(params.id, context);
  await sql`delete from list_views where id = ${id}`.execute(context.db);
  await context.audit({ entity: ENTITY, id });
  return { message: 'View {name} deleted.', params: { name } };
}

interface Caller {
  readonly id: number;
  readonly role: number;
}
interface StoredView {
  readonly id: number;
  readonly owner_id: number | null;
  readonly screen: string;
  readonly name: string;
  readonly query: string;
  readonly shared: 0 | 1;
}

function callerOf({ user }: Context): Caller {
  if (!user) throw new Error('Views are for signed-in accounts.');
  return user;
}

const select = ({ id, role }: Caller) => sql`
  select v.id, v.name, v.query, v.shared, coalesce(a.name, a.username) as owner,
    (v.owner_id = ${id} or (${role}::int = ${SUPERADMIN} and v.shared = 1))::int as editable
  from list_views as v left join admin_users as a on a.id = v.owner_id`;

async function saved(id: number, context: Context) {
  const { rows } = await sql<ViewListItem>`${select(callerOf(context))} where v.id = ${id}`.execute(
    context.db,
  );
  const [data] = rows;
  if (!data) throw new Error('The view was not saved.');
  await context.audit({ entity: ENTITY, id, after: { ...data } });
  return { message: 'View {name} saved.', params: { name: data.name }, data };
}

/** A private view of somebody else is not there for the caller; a shared one is, but is not theirs to change. */
async function lockView(id: number, context: Context): Promise<StoredView> {
  const caller = callerOf(context);
  const { rows } = await sql<StoredView>`
    select id, owner_id, screen, name, query, shared from list_views where id = ${id} for update`.execute(
    context.db,
  );
  const [view] = rows;
  if (!view) throw notFound();
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
  const { rows } = await sql`select 1 from list_views where owner_id is not distinct from ${owner}
    and screen = ${screen} and lower(name) = lower(${name}) and id <> ${except}`.execute(db);
  if (rows.length === 0) return;
  throw new Refusal('invalid', [{ field: 'name', message: 'There is a view of this name already.' }]);
}
