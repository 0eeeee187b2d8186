// Generated from schemas/campaign/campaign.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const campaignAddItems: Endpoint = {
  id: 'campaign.add-items',
  method: 'POST',
  path: '/api/admin/campaign/items',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.items', 'campaign.get'],
  wire: { campaign_id: { repeatFor: 'item_id' } },
};

export const campaignAddParticipants: Endpoint = {
  id: 'campaign.add-participants',
  method: 'POST',
  path: '/api/admin/campaign/participants',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.participants', 'campaign.get', 'campaign.list'],
  wire: { campaign_id: { repeatFor: 'user_id' } },
};

export const campaignCreate: Endpoint = {
  id: 'campaign.create',
  method: 'POST',
  path: '/api/admin/campaign',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.list', 'promotion.list', 'promotion-approval.list'],
};

export const campaignDelete: Endpoint = {
  id: 'campaign.delete',
  method: 'DELETE',
  path: '/api/admin/campaign/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['campaign.list', 'promotion.list', 'promotion-approval.list'],
};

/** Takes one entry out, but for the last one. */
export const campaignDeleteItem: Endpoint = {
  id: 'campaign.delete-item',
  method: 'DELETE',
  path: '/api/admin/campaign/items/{itemId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['campaign.items', 'campaign.get'],
};

export const campaignGet: Endpoint = {
  id: 'campaign.get',
  method: 'GET',
  path: '/api/admin/campaign/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  ours: ['edit'],
  variants: { was_used: { values: [0, 1] }, active: { values: [0, 1] } },
};

export const campaignItems: Endpoint = {
  id: 'campaign.items',
  method: 'GET',
  path: '/api/admin/campaign/items/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  ours: ['perPage'],
};

export const campaignList: Endpoint = {
  id: 'campaign.list',
  method: 'GET',
  path: '/api/admin/campaign',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active'],
  },
  export: true,
  variants: { was_used: { values: [0, 1] }, active: { values: [0, 1] } },
};

/** All rows of campaign.list as a file. */
export const campaignListExport: Endpoint = {
  id: 'campaign.list-export',
  method: 'POST',
  path: '/api/admin/campaign/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Tells one participant or all of them how far they are. */
export const campaignNotify: Endpoint = {
  id: 'campaign.notify',
  method: 'POST',
  path: '/api/admin/campaign/notification',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.list', 'campaign.get'],
};

export const campaignParticipants: Endpoint = {
  id: 'campaign.participants',
  method: 'GET',
  path: '/api/admin/campaign/participants/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  ours: ['perPage'],
};

/** To how many shops a notification to all participants goes now. */
export const campaignReach: Endpoint = {
  id: 'campaign.reach',
  method: 'GET',
  path: '/api/admin/campaign/{id}/reach',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  words: { id: ['items', 'participants'] },
};

/** Saves when the participants are reminded. */
export const campaignRemind: Endpoint = {
  id: 'campaign.remind',
  method: 'POST',
  path: '/api/admin/campaign/reminder',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.get'],
  extension: true,
};

/** Activates or deactivates it. */
export const campaignSetActive: Endpoint = {
  id: 'campaign.set-active',
  method: 'GET',
  path: '/api/admin/campaign/{id}/{state}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['campaign.list', 'campaign.get', 'promotion.list'],
  words: { id: ['items', 'participants'], state: ['reach'] },
};

/** The kind of target stays that with which it was made. */
export const campaignUpdate: Endpoint = {
  id: 'campaign.update',
  method: 'POST',
  path: '/api/admin/campaign/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.list', 'campaign.get', 'promotion.list', 'promotion-approval.list'],
};

/** Saves the reward of one participant, or with all of every participant of a campaign. */
export const campaignUpdateParticipants: Endpoint = {
  id: 'campaign.update-participants',
  method: 'POST',
  path: '/api/admin/campaign/participants/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['campaign.participants'],
};
