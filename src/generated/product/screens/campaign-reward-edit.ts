// Generated from schemas/campaign/campaign-reward-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../runtime/model.ts';
import * as body from '../../compiled/forms/campaign-reward-edit.ts';
import { campaignUpdateParticipants } from '../endpoints/campaign.ts';

const screen: FormScreen = {
  id: 'campaign-reward-edit',
  file: 'schemas/campaign/campaign-reward-edit.screen.json',
  title: 'Reward',
  roles: [2, 3],
  route: '/dashboard/campaign/reward/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'form',
  fields: [{ name: 'reward', label: 'Reward', field: 'textarea', required: true, span: 12 }],
  sections: [{ fields: ['reward'] }],
  body: body,
  submit: {
    call: { endpoint: campaignUpdateParticipants, with: { id: { from: 'route', path: 'id' }, all: false } },
    label: 'Save',
    then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
