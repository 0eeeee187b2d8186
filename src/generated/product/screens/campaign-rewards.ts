// Generated from schemas/campaign/campaign-rewards.screen.json by `npm run generate`. Edit that instead of this file.
import type { GridScreen } from '../../../../core/model.ts';
import * as body from '../../../../domain/generated/compiled/bodies/campaign-update-participants.ts';
import { campaignParticipants, campaignUpdateParticipants } from '../endpoints/campaign.ts';

const screen: GridScreen = {
  id: 'campaign-rewards',
  file: 'schemas/campaign/campaign-rewards.screen.json',
  title: 'Reward',
  roles: [2, 3],
  route: '/dashboard/campaign/rewards/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'grid',
  source: { endpoint: campaignParticipants, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  search: {},
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
      dialog: {
        screen: 'campaign-rewards-edit-all',
        route: '/dashboard/campaign/rewards/{id}/all',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  edit: {
    call: { endpoint: campaignUpdateParticipants, with: { all: false, id: { from: 'row', path: 'id' } } },
    fields: [{ name: 'reward', label: 'Reward', field: 'text', required: true, span: 12 }],
    body: body,
    label: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    lock: 800,
  },
  actionsLabel: 'Action',
  empty: { text: 'No participants yet', hint: 'The shops that take part. Add the first ones.' },
};
export default screen;
