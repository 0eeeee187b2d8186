// Generated from schemas/campaign/campaign-parts.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'campaign-parts',
  file: 'schemas/campaign/campaign-parts.screen.json',
  title: 'Campaign Detail',
  roles: [2, 3],
  route: '/dashboard/campaign/parts/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'tabs',
  bind: { place: 'query', name: 'part' },
  tabs: [
    {
      key: 'products',
      label: 'Products',
      roles: [2, 3],
      target: {
        screen: 'campaign-products',
        route: '/dashboard/campaign/products/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'participants',
      label: 'Participants',
      roles: [2, 3],
      target: {
        screen: 'campaign-participants',
        route: '/dashboard/campaign/participants/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'reward',
      label: 'Reward',
      roles: [2, 3],
      target: {
        screen: 'campaign-rewards',
        route: '/dashboard/campaign/rewards/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
};
export default screen;
