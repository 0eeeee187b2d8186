// The studio's sign-in: a session of a role, for its preview alone.
import { addToken } from '../server/calls/tokens.store.ts';
import { hashToken, makeToken } from '../server/rules/tokens.ts';

/** Hours that a session of the preview lasts. */
const HOURS = 12;

/**
 * Signs in as the first account of a role. Only on the embedded database: another one, and another API, ask for a
 * sign-in in the preview itself.
 */
export function signInWith(settings, store) {
  if (settings.databaseUrl || settings.adminApiUrl || !store) return async () => ({ token: null });
  return async (role) => {
    const account = await store.db
      .selectFrom('admin_users')
      .select('id')
      .where('role', '=', role)
      .orderBy('id')
      .executeTakeFirst();
    if (!account) return { token: null };
    const token = makeToken();
    await addToken(store.db, account.id, hashToken(token), HOURS);
    return { token };
  };
}
