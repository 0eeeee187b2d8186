import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../store/index.ts';
import { readCurrentApprovalOf, readProposal } from './approval.store.ts';
import { kinds } from './kinds.ts';
import type { PromotionKind } from './promotion-kind.ts';
import type { Jenis, Proposals } from './proposals.ts';
import { type Registered, readStoredValues } from './registry.store.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether an edit says what is there: in the edit that waits for approval, else in the promotion. One that was sent back or
 * rejected is submitted again as it is.
 */
export async function isUnchanged<J extends Jenis>(
  db: Db,
  jenis: J,
  { id: masterId, id_relation, approved_version }: Registered,
  proposal: Proposals[J],
): Promise<boolean> {
  const latest = await readCurrentApprovalOf(db, masterId);
  if (!latest || latest.approval === 4 || (latest.approval === 3 && approved_version === null)) return false;
  const waiting = latest.approval === 1 ? await readProposal(db, { jenis, id: latest.id }) : undefined;
  const edit = plain(proposal);
  if (waiting) return isDeepStrictEqual(edit, plain(waiting));
  const { parts }: PromotionKind<Proposals[J]> = kinds[jenis];
  const stored = {
    ...(await readStoredValues(db, jenis, id_relation)),
    ...plain({ ...(await parts?.(db, id_relation)) }),
  };
  return Object.entries(edit).every(
    ([name, value]) => isNothing(value) || isDeepStrictEqual(value, stored[name]),
  );
}

/** As JSON, in which an edit waits; who made it is no change. */
function plain(values: object): Values {
  const { created_by: _, ...rest }: Values = JSON.parse(JSON.stringify(values));
  return rest;
}

/** Pictures come to the stored ones: an empty list adds none. */
const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;
