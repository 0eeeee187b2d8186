// Generated from schemas/promotion/promotion.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'promotion',
  file: 'schemas/promotion/promotion.screen.json',
  title: 'Promotion',
  roles: [2, 3],
  route: '/dashboard/promotion',
  parent: { screen: 'analytics', route: '/dashboard/analytics', title: 'Analytics' },
  kind: 'tabs',
  bind: { place: 'hash', name: 'tab' },
  tabs: [
    {
      key: '0',
      label: 'Buat Promo',
      roles: [2, 3],
      target: { screen: 'promotion-list', route: '/dashboard/promotion/master' },
    },
    {
      key: '1',
      label: 'Approval',
      roles: [2, 3],
      target: { screen: 'promotion-approval-list', route: '/dashboard/promotion/approval' },
    },
    {
      key: '2',
      label: 'Flash Sale',
      roles: [2, 3],
      target: { screen: 'flashsale-list', route: '/dashboard/flashsale' },
    },
  ],
};
export default screen;
