// Generated from schemas/analytics/analytics.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../core/model.ts';

const screen: CustomScreen = {
  id: 'analytics',
  file: 'schemas/analytics/analytics.screen.json',
  title: 'Analytics',
  roles: [2, 3, 5],
  route: '/dashboard/analytics',
  kind: 'custom',
  component: 'analytics-page',
  props: { orders: 'transaction-list', days: 'transaction-all', chat: 'chat', shopsFirst: { list: [5] } },
  query: ['start_date', 'end_date'],
};
export default screen;
