// Generated from schemas/campaign/campaign-products-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../runtime/model.ts';
import * as body from '../../compiled/forms/campaign-products-add.ts';
import { campaignAddItems, campaignChoices, campaignGet } from '../endpoints/campaign.ts';

const screen: FormScreen = {
  id: 'campaign-products-add',
  file: 'schemas/campaign/campaign-products-add.screen.json',
  title: 'Add Products',
  roles: [2, 3],
  route: '/dashboard/campaign/products/{id}/add',
  parent: {
    screen: 'campaign-products',
    route: '/dashboard/campaign/products/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Products',
  },
  kind: 'form',
  load: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  fields: [
    {
      name: 'item_id',
      label: 'Products',
      field: 'record-picker-many',
      required: true,
      span: 12,
      options: { value: 'id', button: 'Add Products', columns: { name: 'Name', code: 'SKU Code' } },
      source: { endpoint: campaignChoices, with: { campaign: { from: 'route', path: 'id' } } },
      from: null,
    },
  ],
  sections: [{ fields: ['item_id'] }],
  body: body,
  submit: {
    call: { endpoint: campaignAddItems, with: { campaign_id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'campaign-products',
        route: '/dashboard/campaign/products/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
