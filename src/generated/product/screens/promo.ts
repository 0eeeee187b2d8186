// Generated from schemas/promo/promo.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'promo',
  file: 'schemas/promo/promo.screen.json',
  title: 'Basic Promo',
  roles: [2, 3],
  route: '/dashboard/promo/basic',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'tabs',
  bind: { place: 'query', name: 'tab' },
  tabs: [
    {
      key: 'active',
      label: 'Active',
      roles: [2, 3],
      target: { screen: 'promo-list', route: '/dashboard/promo/basic/list' },
      preset: { status: '1' },
    },
    {
      key: 'non-active',
      label: 'Non Active',
      roles: [2, 3],
      target: { screen: 'promo-list', route: '/dashboard/promo/basic/list' },
      preset: { status: '0' },
    },
  ],
};
export default screen;
