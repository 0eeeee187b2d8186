// Generated from schemas/promotion-approval/promotion-approval-effect.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'promotion-approval-effect',
  file: 'schemas/promotion-approval/promotion-approval-effect.screen.json',
  title: 'Who and what it reaches',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/effect',
  parent: { screen: 'promotion-approval-list', route: '/dashboard/promotion/approval', title: 'Approval' },
  kind: 'tabs',
  bind: { place: 'query', name: 'effect' },
  tabs: [
    {
      key: 'shops',
      label: 'Shops',
      roles: [2, 3],
      target: {
        screen: 'promotion-approval-shop-list',
        route: '/dashboard/approval/harga-coret/{id}/shops',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'products',
      label: 'Products',
      roles: [2, 3],
      target: {
        screen: 'promotion-approval-product-list',
        route: '/dashboard/approval/harga-coret/{id}/products',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'last-month',
      label: 'Last month',
      roles: [2, 3],
      target: {
        screen: 'promotion-approval-last-month-list',
        route: '/dashboard/approval/harga-coret/{id}/last-month',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
};
export default screen;
