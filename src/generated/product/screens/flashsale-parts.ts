// Generated from schemas/flashsale/flashsale-parts.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'flashsale-parts',
  file: 'schemas/flashsale/flashsale-parts.screen.json',
  title: 'Flash Sale Detail',
  roles: [2, 3],
  route: '/dashboard/flashsale/parts/{id}',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'tabs',
  bind: { place: 'query', name: 'part' },
  tabs: [
    {
      key: 'products',
      label: 'Produk Flash Sale',
      roles: [2, 3],
      target: {
        screen: 'flashsale-products',
        route: '/dashboard/flashsale/products/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'history',
      label: 'History Pembelian',
      roles: [2, 3],
      target: {
        screen: 'flashsale-history',
        route: '/dashboard/flashsale/history/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
};
export default screen;
