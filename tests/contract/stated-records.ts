import { catalogue } from './records/catalogue.ts';
import { orders } from './records/orders.ts';
import { promotions } from './records/promotions.ts';

/**
 * What a server answers that knows the three documents and nothing of ours: for each of their entities its stated fields
 * (`../../shared/contract/entities.json` without what only forms have), first as our own server words them, then in the
 * other words that the documents allow: true or Y for 1, `image_url` for `file_url`, a number that came as text. A test
 * holds them against the documents where these stand beside the project.
 */
type Rows = readonly Readonly<Record<string, unknown>>[];

export const records = { ...orders, ...catalogue, ...promotions } satisfies Readonly<Record<string, Rows>>;
