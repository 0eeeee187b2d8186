// Generated from schemas/new-promo/new-promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Makes a promotion with conditions, and submits it to the approvers. */
export const newPromoCreate: Endpoint = {
  id: 'new-promo.create',
  method: 'POST',
  path: '/api/admin/new-promo',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promotion.list', 'promotion-approval.list'],
  wire: { items_condition: 'json' },
  ours: ['maks_total', 'items_condition.benefit.tier_id'],
};

/** A promotion with conditions, as its latest version says. */
export const newPromoGet: Endpoint = {
  id: 'new-promo.get',
  method: 'GET',
  path: '/api/admin/new-promo/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: {
    is_active: { values: [0, 1] },
    'promo_condition.is_active': { values: [0, 1] },
    'promo_condition.promo_value.data.promo_value_detail.promo_tier.is_active': { values: [0, 1] },
    'benefit.is_super_tier': { values: [true, false, 0, 1, '0', '1'] },
  },
  words: { id: ['get-wl'] },
};

/** How many active shops and products conditions mean, as they are being written, whatever has to be bought. */
export const newPromoReach: Endpoint = {
  id: 'new-promo.reach',
  method: 'POST',
  path: '/api/admin/new-promo/reach',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'item',
  invalidates: ['new-promo.get'],
  extension: true,
  ours: ['items_condition.benefit.tier_id'],
};

/** What a promotion does to an order of a shop, as it is being written: at each part of its conditions whether it is met and what is missing, and what it gives. Nothing is kept. */
export const newPromoSimulate: Endpoint = {
  id: 'new-promo.simulate',
  method: 'POST',
  path: '/api/admin/new-promo/simulate',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'item',
  invalidates: ['new-promo.get'],
  extension: true,
  ours: ['items_condition.benefit.tier_id'],
};

/** Changes a promotion with conditions: what applies goes on until the change is approved. */
export const newPromoUpdate: Endpoint = {
  id: 'new-promo.update',
  method: 'POST',
  path: '/api/admin/new-promo/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'new-promo.get', 'promotion.list', 'promotion-approval.list', 'promotion-approval.get',
    'promotion-approval.logs',
  ],
  wire: { items_condition: 'json' },
  ours: ['maks_total', 'items_condition.benefit.tier_id'],
};

/** WL areas: the cities that have shops. */
export const newPromoWl: Endpoint = {
  id: 'new-promo.wl',
  method: 'GET',
  path: '/api/admin/new-promo/get-wl',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
};
