// Generated from schemas/campaign/campaign-participants-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-participants-add.ts';
import { campaignAddParticipants, campaignGet } from '../endpoints/campaign.ts';
import { userList } from '../endpoints/user.ts';

const screen: FormScreen = {
  id: 'campaign-participants-add',
  file: 'schemas/campaign/campaign-participants-add.screen.json',
  title: 'Add Participant',
  roles: [2, 3],
  route: '/dashboard/campaign/participants/{id}/add',
  parent: {
    screen: 'campaign-participants',
    route: '/dashboard/campaign/participants/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Participants',
  },
  kind: 'form',
  record: { call: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  fields: [
    {
      name: 'user_id',
      label: 'Participants',
      field: 'record-picker-many',
      required: true,
      span: 12,
      options: {
        value: 'id',
        button: 'Add Participant',
        searchFirst: true,
        columns: { shop_name: 'Shop', owner_name: 'Owner', city: 'City', phone_number: 'Phone' },
      },
      source: { endpoint: userList },
    },
  ],
  sections: [{ fields: ['user_id'] }],
  body: body,
  submit: {
    call: {
      endpoint: campaignAddParticipants,
      with: { campaign_id: { list: [{ from: 'route', path: 'id' }] } },
    },
    label: 'Submit',
    then: {
      to: {
        screen: 'campaign-participants',
        route: '/dashboard/campaign/participants/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
