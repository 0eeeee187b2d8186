// Generated from schemas/campaign/campaign-remind.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-remind.ts';
import { campaignGet, campaignRemind } from '../endpoints/campaign.ts';

const screen: FormScreen = {
  id: 'campaign-remind',
  file: 'schemas/campaign/campaign-remind.screen.json',
  title: 'Set Reminder',
  roles: [2, 3],
  route: '/dashboard/campaign/remind/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'form',
  load: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  fields: [
    { name: 'remind_start_date', label: 'Reminder start', field: 'date', required: true, span: 6 },
    { name: 'remind_end_date', label: 'Reminder end', field: 'date', required: true, span: 6 },
  ],
  sections: [
    {
      help: 'Participants are told once on each of these days, while the campaign is active and approved.',
      fields: ['remind_start_date', 'remind_end_date'],
    },
  ],
  body: body,
  submit: {
    call: { endpoint: campaignRemind, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
