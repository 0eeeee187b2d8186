// Generated from schemas/analytics/analytics.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** How long shops waited in the chat for an answer that was given in these days, in seconds: from the first message without one to what a person of the staff wrote. */
export const analyticsAnswerTimes: Endpoint = {
  id: 'analytics.answer-times',
  method: 'GET',
  path: '/api/admin/analytics/answer-times',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** Number and sum of the orders of each day, from the first to the last, both included. */
export const analyticsGet: Endpoint = {
  id: 'analytics.get',
  method: 'GET',
  path: '/api/admin/analytics',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
};

/** What shops searched for in their app, the most frequent first. */
export const analyticsKeywords: Endpoint = {
  id: 'analytics.keywords',
  method: 'GET',
  path: '/api/admin/analytics/keywords',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
};

/** The products that shops looked at in their app, the most seen first. */
export const analyticsProducts: Endpoint = {
  id: 'analytics.products',
  method: 'GET',
  path: '/api/admin/analytics/products',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
};

/** The shops' app tells what was searched for, looked at and used, with the connector key (docs/decisions/connector-key.md). A report counts once. */
export const analyticsReport: Endpoint = {
  id: 'analytics.report',
  method: 'POST',
  path: '/api/connector/app-activity',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** How much waits for the caller, of each kind; null: not for the caller's role. */
export const analyticsToday: Endpoint = {
  id: 'analytics.today',
  method: 'GET',
  path: '/api/admin/today',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** How long shops used their app, the longest first. */
export const analyticsUsage: Endpoint = {
  id: 'analytics.usage',
  method: 'GET',
  path: '/api/admin/analytics/usage',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
};
