// Generated from schemas/campaign/campaign-rewards-edit-all.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-rewards-edit-all.ts';
import { campaignGet, campaignUpdateParticipants } from '../endpoints/campaign.ts';

const screen: FormScreen = {
  id: 'campaign-rewards-edit-all',
  file: 'schemas/campaign/campaign-rewards-edit-all.screen.json',
  title: 'Edit Reward Content for All',
  roles: [2, 3],
  route: '/dashboard/campaign/rewards/{id}/all',
  parent: {
    screen: 'campaign-rewards',
    route: '/dashboard/campaign/rewards/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Reward',
  },
  kind: 'form',
  record: { call: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  fields: [{ name: 'reward', label: 'Reward', field: 'textarea', required: true, span: 12 }],
  sections: [{ fields: ['reward'] }],
  body: body,
  submit: {
    call: { endpoint: campaignUpdateParticipants, with: { id: { from: 'route', path: 'id' }, all: true } },
    label: 'Submit',
    then: {
      to: {
        screen: 'campaign-rewards',
        route: '/dashboard/campaign/rewards/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
