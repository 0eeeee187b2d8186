// Generated from schemas/harga-coret/harga-coret-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { hargaCoretList, hargaCoretStatus } from '../endpoints/harga-coret.ts';

const screen: ListScreen = {
  id: 'harga-coret-list',
  file: 'schemas/harga-coret/harga-coret-list.screen.json',
  title: 'Harga Coret',
  roles: [2, 3],
  route: '/dashboard/promo/harga-coret',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: hargaCoretList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 56, priority: 3 },
    { path: 'name', label: 'Product Name', cell: 'text', options: { lines: 4 }, priority: 1 },
    { path: 'category.name', label: 'Category', cell: 'text', options: { lines: 2 }, width: 76, priority: 2 },
    { path: 'brand.name', label: 'Brand', cell: 'text', options: { lines: 2 }, width: 76, priority: 2 },
    {
      path: 'price',
      label: 'Price',
      cell: 'money',
      options: { now: 'harga_coret' },
      align: 'end',
      width: 112,
      priority: 1,
    },
    {
      path: 'state',
      label: 'Status',
      cell: 'choice',
      options: { active: 'product_promo_price.active' },
      choices: [
        { value: 'none', label: 'No discount' },
        { value: 'applies', label: 'Applies today', tone: 'good' },
        { value: 'waiting', label: 'Waits for approval', tone: 'warn' },
        { value: 'rejected', label: 'Rejected', tone: 'bad' },
        { value: 'revise', label: 'Revisi', tone: 'info' },
        { value: 'inactive', label: 'Switched off' },
        { value: 'later', label: 'Not begun' },
        { value: 'over', label: 'Over' },
      ],
      width: 96,
      priority: 1,
      below: { path: 'edit_said', label: 'Status', cell: 'message', extension: 'harga-coret.list.edit_said' },
    },
    { path: 'product_promo_price.start_date', label: 'Start Date', cell: 'date', priority: 2 },
    { path: 'product_promo_price.end_date', label: 'End Date', cell: 'date', priority: 2 },
    {
      path: 'product_promo_price.discount',
      label: 'Diskon',
      cell: 'varied',
      options: {
        by: 'product_promo_price.discount_type',
        as: { amount: 'money', persentage: 'number' },
        units: { persentage: '%' },
      },
      priority: 1,
    },
  ],
  header: [],
  row: [
    {
      id: 'discount',
      label: 'Tetapkan diskon',
      icon: 'tag',
      dialog: {
        screen: 'harga-coret-discount',
        route: '/dashboard/promo/harga-coret/{id}/discount',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'view',
      label: 'Detail',
      place: 'menu',
      to: {
        screen: 'harga-coret-detail',
        route: '/dashboard/promo/harga-coret/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'product_promo_price.active', is: 0 },
      call: {
        endpoint: hargaCoretStatus,
        with: { promoPriceId: { from: 'row', path: 'product_promo_price.id' }, status: 1 },
      },
      confirm: { text: 'Active data {name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'product_promo_price.active', is: 1 },
      call: {
        endpoint: hargaCoretStatus,
        with: { promoPriceId: { from: 'row', path: 'product_promo_price.id' }, status: 0 },
      },
      confirm: { text: 'Deactive data {name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No harga coret yet',
    hint: 'Every product stands here, with the discount that strikes its price through.',
  },
};
export default screen;
