// Generated from schemas/campaign/campaign-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { campaignDelete, campaignList, campaignSetActive } from '../endpoints/campaign.ts';
import { promotionEnd } from '../endpoints/promotion.ts';

const screen: ListScreen = {
  id: 'campaign-list',
  file: 'schemas/campaign/campaign-list.screen.json',
  title: 'Campaign',
  roles: [2, 3],
  route: '/dashboard/campaign',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: campaignList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'ordering', label: 'Order', cell: 'number', align: 'end', priority: 3, sort: 'ordering' },
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    {
      path: 'participant',
      label: 'Participants',
      cell: 'number',
      align: 'end',
      priority: 2,
      sort: 'participant',
    },
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 2, sort: 'end_date' },
    {
      path: 'active',
      label: 'Status',
      cell: 'choice',
      choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
      priority: 1,
      sort: 'active',
      below: { path: 'edit_said', label: 'Status', cell: 'message', extension: 'campaign.list.edit_said' },
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Campaign',
      icon: 'add',
      place: 'primary',
      to: { screen: 'campaign-add', route: '/dashboard/campaign/add' },
    },
  ],
  row: [
    {
      id: 'detail',
      label: 'Detail',
      icon: 'view',
      to: {
        screen: 'campaign-detail',
        route: '/dashboard/campaign/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'remind',
      label: 'Set Reminder',
      icon: 'calendar',
      place: 'menu',
      dialog: {
        screen: 'campaign-remind',
        route: '/dashboard/campaign/remind/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      enabled: { not: { field: 'was_used', is: 1 } },
      refusal: 'Shops have progress or a reward in it, so it stays. While it is active, End it now ends it.',
      call: { endpoint: campaignDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {title}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: campaignSetActive, with: { state: 'active', id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: campaignSetActive, with: { state: 'nonactive', id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Deactivate' },
    },
    {
      id: 'end',
      label: 'End it now',
      icon: 'calendar',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: promotionEnd, with: { jenis: 'CAMPAIGN', id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'End it now? No order gets it any more. What orders got of it stays.',
        cancel: 'Batal',
        submit: 'End it now',
      },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No campaigns yet',
    hint: 'Campaigns set shops a target for a time, and a reward. Add the first one.',
  },
};
export default screen;
