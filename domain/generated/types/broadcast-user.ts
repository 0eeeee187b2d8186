// Generated from schemas (broadcast-user) by `npm run generate`. Edit that instead of this file.
/** A shop as it is chosen for a broadcast. */
export interface BroadcastUser {
  nav_id: string | null;
  uuid: string;
  username: string | null;
  shop_name: string;
  phone: string | null;
  kota: string | null;
  status: 0 | 1;
}
