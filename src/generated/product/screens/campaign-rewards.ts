// Generated from schemas/campaign/campaign-rewards.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { campaignParticipants } from '../endpoints/campaign.ts';

const screen: ListScreen = {
  id: 'campaign-rewards',
  file: 'schemas/campaign/campaign-rewards.screen.json',
  title: 'Reward',
  roles: [2, 3],
  route: '/dashboard/campaign/rewards/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'list',
  source: { endpoint: campaignParticipants, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'user.shop_name', label: 'Shop', cell: 'text', priority: 1 },
    { path: 'reward', label: 'Reward', cell: 'text', priority: 1 },
  ],
  header: [
    {
      id: 'edit-all',
      label: 'Edit Massal',
      icon: 'edit',
      place: 'primary',
      roles: [2, 3],
      dialog: {
        screen: 'campaign-rewards-edit-all',
        route: '/dashboard/campaign/rewards/{id}/all',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'inline',
      roles: [2, 3],
      dialog: {
        screen: 'campaign-reward-edit',
        route: '/dashboard/campaign/reward/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No participants yet', hint: 'The shops that take part. Add the first ones.' },
};

export default screen;
