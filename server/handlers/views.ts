import { roles } from '../../domain/generated/facts.ts';
import type {
  ViewCreateBody,
  ViewDeleteParams,
  ViewListItem,
  ViewListQuery,
  ViewUpdateBody,
  ViewUpdateParams,
} from '../../domain/generated/types/view.ts';
import type { Context } from '../calls/handler.ts';
import { notFound, Refusal, requireRow } from '../refusal.ts';
import { lockAdmin } from './admins.store.ts';
import {
  countViews,
  hasViewNamed,
  insertView,
  lockView,
  readView,
  readViews,
  removeView,
  updateView as storeView,
  type ViewName,
  type ViewReader,
} from './views.store.ts';

const ENTITY = 'view';
/** Maximum views per person and screen. */
const MOST = 100;

/** The caller's own views of a screen and what others have shared, by name. */
export async function listViews(
  { query }: { query: ViewListQuery },
  context: Context,
): Promise<ViewListItem[]> {
  return readViews(context.db, query.screen ?? '', readerOf(context));
}

/** Saves what a list shows under a name that the caller has not used for this screen yet. */
export async function createView(
  { body }: { body: ViewCreateBody },
  context: Context<'free_name' | 'most_views'>,
) {
  const { db, limits } = context;
  const owner = readerOf(context).id;
  const { screen, name, query, shared } = body;
  // Serialized per person, so that the limit and the unique name hold.
  await lockAdmin(db, owner);
  const isFull = (await countViews(db, owner, screen)) >= MOST;
  limits.most_views(isFull ? [{ message: 'Delete some of your views first.' }] : []);
  await refuseSameName({ owner, screen, name, except: 0 }, context);
  return answerSaved(await insertView(db, { owner_id: owner, screen, name, query, shared }), context);
}

/** Changes the given properties; only the owner and Superadmins may change a shared view. */
export async function updateView(
  { params, body }: { params: ViewUpdateParams; body: ViewUpdateBody },
  context: Context<'free_name'>,
) {
  const storedView = await lockEditableView(params.id, context);
  const name = body.name ?? storedView.name;
  await refuseSameName(
    { owner: storedView.owner_id, screen: storedView.screen, name, except: storedView.id },
    context,
  );
  const { query, shared } = body;
  await storeView(context.db, storedView.id, { name, query, shared });
  return answerSaved(storedView.id, context);
}

export async function deleteView({ params }: { params: ViewDeleteParams }, context: Context) {
  const { id, name } = await lockEditableView(params.id, context);
  await removeView(context.db, id);
  await context.audit({ entity: ENTITY, id });
  return { message: 'View {name} deleted.', params: { name } };
}

function readerOf({ user }: Context): ViewReader {
  if (!user) throw new Error('Views are for signed-in accounts.');
  return { id: user.id, mayEditShared: user.role === roles.Superadmin };
}

async function answerSaved(id: number, context: Context) {
  const data = await readView(context.db, id, readerOf(context));
  await context.audit({ entity: ENTITY, id, after: { ...data } });
  return { message: 'View {name} saved.', params: { name: data.name }, data };
}

/** Another account's private view does not exist for the caller; its shared view cannot be changed. */
async function lockEditableView(id: number, context: Context) {
  const reader = readerOf(context);
  const view = requireRow(await lockView(context.db, id));
  if (view.owner_id === reader.id) return view;
  if (view.shared !== 1) throw notFound();
  if (!reader.mayEditShared)
    throw new Refusal('forbidden', 'Only its owner or a Superadmin may change this view.');
  return view;
}

async function refuseSameName(name: ViewName, { db, limits }: Context<'free_name'>): Promise<void> {
  const problem = { field: 'name', message: 'There is a view of this name already.' };
  limits.free_name((await hasViewNamed(db, name)) ? [problem] : []);
}
