// Generated from schemas/campaign/campaign-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-edit.ts';
import { campaignGet, campaignUpdate } from '../endpoints/campaign.ts';
import { promotionApprovalDeletePicture, promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'campaign-edit',
  file: 'schemas/campaign/campaign-edit.screen.json',
  title: 'Edit Campaign',
  roles: [2, 3],
  route: '/dashboard/campaign/edit/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'form',
  load: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' }, edit: 1 } },
  notice: { endpoint: promotionApprovalReady },
  label: 'title',
  version: 'version',
  summary: [
    {
      path: 'waiting.message',
      label: 'Approval',
      cell: 'message',
      options: { params: 'waiting.params' },
      when: { field: 'waiting', exists: true },
      extension: 'campaign.get.waiting',
    },
  ],
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    {
      name: 'end_date',
      label: 'End Date',
      field: 'date',
      required: true,
      span: 6,
      options: { clearsRefused: true },
    },
    {
      name: 'type_target',
      label: 'Target',
      field: 'radio',
      span: 6,
      choices: [{ value: 'amount', label: 'Amount' }, { value: 'qty', label: 'Quantity' }],
      enabled: { field: 'id', exists: false },
    },
    {
      name: 'target',
      label: 'Target value',
      field: 'money',
      required: true,
      span: 6,
      options: { grouping: ',', digitsOnly: true, units: { by: 'type_target', as: { qty: 'Pcs' } } },
    },
    {
      name: 'ordering',
      label: 'Order',
      field: 'number',
      required: true,
      span: 6,
      options: { min: 0, step: 1, drops: '-' },
    },
    {
      name: 'banner',
      label: 'Banner',
      field: 'image',
      span: 12,
      options: { recommended: '720 x 480', preview: 'banner_url' },
      stored: {
        rows: 'waiting_picture',
        image: 'picture',
        actions: [
          {
            id: 'delete-waiting',
            label: 'Delete (waiting)',
            icon: 'delete',
            danger: true,
            call: {
              endpoint: promotionApprovalDeletePicture,
              with: {
                jenis: 'CAMPAIGN',
                id: { from: 'route', path: 'id' },
                picture: { from: 'row', path: 'picture' },
              },
            },
            then: {},
            confirm: { text: 'Delete this image?', cancel: 'Cancel', submit: 'Delete' },
          },
        ],
      },
      from: null,
    },
    { name: 'content', label: 'Content', field: 'rich-text', required: true, span: 12 },
  ],
  sections: [
    { fields: ['title', 'start_date', 'end_date', 'type_target', 'target', 'ordering', 'banner', 'content'] },
  ],
  body: body,
  submit: {
    call: { endpoint: campaignUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } },
  },
  cancel: { label: 'Cancel', then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } } },
  leave: { text: 'Data will be lost if you leave the page, are you sure?' },
  initial: {},
  lock: 800,
};
export default screen;
