// Generated from schemas/promotion-approval/promotion-approval.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** One approver says yes: the next level decides, or the version applies. */
export const promotionApprovalApprove: Endpoint = {
  id: 'promotion-approval.approve',
  method: 'GET',
  path: '/api/admin/master/approval/{approval_id}/approve',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: [
    'promotion-approval.list', 'promotion-approval.get', 'promotion-approval.logs', 'promotion.list',
  ],
  ours: ['shown_turn'],
};

/** What the edit of a version changes, line by line; of what was decided, as it was then. */
export const promotionApprovalChanges: Endpoint = {
  id: 'promotion-approval.changes',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}/changes',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** Takes a picture out of an edit that waits for approval, but for the last one of several. */
export const promotionApprovalDeletePicture: Endpoint = {
  id: 'promotion-approval.delete-picture',
  method: 'DELETE',
  path: '/api/admin/master/waiting-picture/{jenis}/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['bundle.get', 'flashsale.get', 'campaign.get'],
  extension: true,
};

/** One version with its products, whatever its kind. */
export const promotionApprovalGet: Endpoint = {
  id: 'promotion-approval.get',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** What a version would have given to the orders of last month, at today's prices and as the only promotion: of at most 1,000 orders, the latest. */
export const promotionApprovalLastMonth: Endpoint = {
  id: 'promotion-approval.last-month',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}/last-month',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** The latest version of each promotion, with its approval. */
export const promotionApprovalList: Endpoint = {
  id: 'promotion-approval.list',
  method: 'GET',
  path: '/api/admin/master/list',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['name', 'jenis', 'start_date', 'approval'] },
  export: true,
  variants: {
    periode: { standIn: [{ text: '{tanggal}' }] },
    'creator.owner_name': { standIn: ['username'] },
    approval: { values: [1, 2, 3, 4], other: 4, standIn: ['approval_state'] },
    current: { values: [0, 1] },
  },
};

/** All rows of promotion-approval.list as a file. */
export const promotionApprovalListExport: Endpoint = {
  id: 'promotion-approval.list-export',
  method: 'POST',
  path: '/api/admin/master/list/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Who said what of a promotion in each of its versions, the first first. */
export const promotionApprovalLogs: Endpoint = {
  id: 'promotion-approval.logs',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}/logs',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** The products that a version is about. */
export const promotionApprovalProducts: Endpoint = {
  id: 'promotion-approval.products',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}/products',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  extension: true,
};

/** Whether somebody else could decide on what the caller submits: if not, why nothing is saved and where it is mended. */
export const promotionApprovalReady: Endpoint = {
  id: 'promotion-approval.ready',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals-ready',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** One approver says no: the version never applies. */
export const promotionApprovalReject: Endpoint = {
  id: 'promotion-approval.reject',
  method: 'GET',
  path: '/api/admin/master/approval/{approval_id}/reject',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: [
    'promotion-approval.list', 'promotion-approval.get', 'promotion-approval.logs', 'promotion.list',
  ],
  ours: ['shown_turn'],
};

/** Asks the submitter to change it. */
export const promotionApprovalRevise: Endpoint = {
  id: 'promotion-approval.revise',
  method: 'POST',
  path: '/api/admin/master/approval/{approval_id}/revise',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'promotion-approval.list', 'promotion-approval.get', 'promotion-approval.logs', 'promotion.list',
  ],
  extension: true,
};

/** The shops that a version is for. */
export const promotionApprovalShops: Endpoint = {
  id: 'promotion-approval.shops',
  method: 'GET',
  path: '/api/admin/master/promotion-approvals/{id}/shops',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  extension: true,
};

/** The same, with a note where one is given. */
export const promotionApprovalTurnDown: Endpoint = {
  id: 'promotion-approval.turn-down',
  method: 'POST',
  path: '/api/admin/master/approval/{approval_id}/reject',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'promotion-approval.list', 'promotion-approval.get', 'promotion-approval.logs', 'promotion.list',
  ],
  extension: true,
};
