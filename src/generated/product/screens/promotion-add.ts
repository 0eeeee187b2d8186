// Generated from schemas/promotion/promotion-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'promotion-add',
  file: 'schemas/promotion/promotion-add.screen.json',
  title: 'Add New Promotion',
  roles: [2, 3],
  route: '/dashboard/promotion/add',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'tabs',
  bind: { place: 'hash', name: 'tab' },
  tabs: [
    {
      key: '0',
      label: 'Other',
      roles: [2, 3],
      target: { screen: 'new-promo-add', route: '/dashboard/promotion/add/other' },
    },
    {
      key: '1',
      label: 'Flash Sale',
      title: 'Add New Flash Sale',
      roles: [2, 3],
      target: { screen: 'flashsale-add', route: '/dashboard/flashsale/add' },
    },
  ],
};
export default screen;
