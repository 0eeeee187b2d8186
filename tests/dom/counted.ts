/** The calls of the landing page, where nothing was counted. */
export const nothingCounted = {
  'GET /api/admin/today': { data: {} },
  'GET /api/admin/analytics': {
    data: { transaction_count: [['Date', 'Count']], sum_transaction_amount: [['Date', 'Amount']] },
  },
  'GET /api/admin/analytics/keywords': { data: [] },
  'GET /api/admin/analytics/products': { data: [] },
  'GET /api/admin/analytics/usage': { data: [] },
  'GET /api/admin/analytics/answer-times': { data: { answers: 0, median: null, ninetieth: null, days: [] } },
};
