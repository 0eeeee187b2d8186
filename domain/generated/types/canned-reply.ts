// Generated from schemas (canned-reply) by `npm run generate`. Edit that instead of this file.
/** A reply that is written once and used often. */
export interface CannedReply {
  id: number;
  title: string;
  /** {shop}, {owner} and {me} are filled in. */
  text: string;
}

/** What canned-reply.list answers: one row, the item, or the alert's data. */
export interface CannedReplyListItem {
  id: number;
  title: string;
  /** {shop}, {owner} and {me} are filled in. */
  text: string;
}
