// Generated from schemas/flashsale/flashsale-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import {
  flashsaleDelete, flashsaleExportReport, flashsaleList, flashsaleSetActive,
} from '../endpoints/flashsale.ts';
import { promotionEnd } from '../endpoints/promotion.ts';

const screen: ListScreen = {
  id: 'flashsale-list',
  file: 'schemas/flashsale/flashsale-list.screen.json',
  title: 'Flash Sale',
  roles: [2, 3],
  route: '/dashboard/flashsale',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: flashsaleList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [
    {
      param: 'applies',
      label: 'Applies',
      field: 'select',
      choices: [
        { value: 'scheduled', label: 'Scheduled', tone: 'info' },
        { value: 'running', label: 'Running', tone: 'good' },
        { value: 'ended', label: 'Ended' },
        { value: 'off', label: 'Off' },
        { value: 'waits', label: 'Waits', tone: 'warn' },
      ],
    },
    {
      param: 'start_date',
      label: 'Start Date',
      field: 'date',
      range: { end: 'end_date', label: 'End Date' },
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    {
      path: 'sesi',
      label: 'Sesi',
      cell: 'text',
      options: { between: { start_date: 'date', start_time: 'text', end_date: 'date', end_time: 'text' } },
      priority: 1,
    },
    {
      path: 'product',
      label: 'Jumlah Produk',
      cell: 'number',
      options: { suffix: 'Produk' },
      align: 'end',
      priority: 2,
      sort: 'product',
    },
    {
      path: 'active',
      label: 'Status',
      cell: 'choice',
      choices: [
        { value: 0, label: 'Inactive' },
        { value: 1, label: 'Active', tone: 'good' },
        { value: 2, label: 'Rejected', tone: 'bad' },
      ],
      priority: 1,
      sort: 'active',
      below: { path: 'edit_said', label: 'Status', cell: 'message', extension: 'flashsale.list.edit_said' },
    },
    {
      path: 'applies',
      label: 'Applies',
      cell: 'choice',
      choices: [
        { value: 'scheduled', label: 'Scheduled', tone: 'info' },
        { value: 'running', label: 'Running', tone: 'good' },
        { value: 'ended', label: 'Ended' },
        { value: 'off', label: 'Off' },
        { value: 'waits', label: 'Waits', tone: 'warn' },
      ],
      extension: 'flashsale.list.applies',
      priority: 2,
    },
  ],
  header: [
    {
      id: 'export-report',
      label: 'Export as CSV',
      icon: 'download',
      call: { endpoint: flashsaleExportReport },
    },
    {
      id: 'add',
      label: 'New Promotion',
      icon: 'add',
      place: 'primary',
      to: { screen: 'promotion-add', route: '/dashboard/promotion/add#tab={tab}', with: { tab: '1' } },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'flashsale-edit',
        route: '/dashboard/flashsale/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      when: {
        all: [
          { not: { field: 'active', is: 1 } },
          { any: [{ field: 'ends_at', gt: '$now.instant' }, { field: 'end_date', gt: '$now.date' }] },
        ],
      },
      call: { endpoint: flashsaleSetActive, with: { active: 'Y', id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      when: {
        all: [
          { field: 'active', is: 1 },
          { any: [{ field: 'ends_at', gt: '$now.instant' }, { field: 'end_date', gt: '$now.date' }] },
        ],
      },
      call: { endpoint: flashsaleSetActive, with: { active: 'N', id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {sesi}?', cancel: 'Batal', submit: 'Deactivate' },
    },
    {
      id: 'detail',
      label: 'Detail',
      icon: 'view',
      place: 'menu',
      to: {
        screen: 'flashsale-detail',
        route: '/dashboard/flashsale/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'end',
      label: 'End it now',
      icon: 'calendar',
      place: 'menu',
      when: { field: 'applies', is: 'running' },
      call: { endpoint: promotionEnd, with: { jenis: 'FLASHALE', id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'End it now? No order gets it any more. What orders got of it stays.',
        cancel: 'Batal',
        submit: 'End it now',
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      enabled: { not: { field: 'was_used', is: 1 } },
      refusal: 'It was used, so it stays. While it runs, End it now ends it.',
      call: { endpoint: flashsaleDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {sesi}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No flash sales yet',
    hint: 'Flash sales are products at a lower price for some hours. Add the first one.',
  },
};
export default screen;
