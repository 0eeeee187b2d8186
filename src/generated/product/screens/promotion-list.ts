// Generated from schemas/promotion/promotion-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { promotionDelete, promotionList, promotionUpdateStatus } from '../endpoints/promotion.ts';

const screen: ListScreen = {
  id: 'promotion-list',
  file: 'schemas/promotion/promotion-list.screen.json',
  title: 'Buat Promo',
  roles: [2, 3],
  route: '/dashboard/promotion/master',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: promotionList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [
    {
      param: 'jenis',
      label: 'Tipe Promo',
      field: 'select',
      choices: [
        { value: 'other', label: 'Other' },
        { value: 'FLASHALE', label: 'Flash Sale' },
        { value: 'NEW PROMO', label: 'New Promo' },
        { value: 'BUNDLE', label: 'Bundle' },
        { value: 'CAMPAIGN', label: 'Campaign' },
        { value: 'PRODUCT FREE', label: 'Product Free' },
        { value: 'HARGA CORET', label: 'Harga Coret' },
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
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    {
      path: 'jenis',
      label: 'Jenis',
      cell: 'choice',
      choices: [
        { value: 'other', label: 'Other' },
        { value: 'FLASHALE', label: 'Flash Sale' },
        { value: 'NEW PROMO', label: 'New Promo' },
        { value: 'BUNDLE', label: 'Bundle' },
        { value: 'CAMPAIGN', label: 'Campaign' },
        { value: 'PRODUCT FREE', label: 'Product Free' },
        { value: 'HARGA CORET', label: 'Harga Coret' },
      ],
      priority: 2,
      sort: 'jenis',
    },
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 2, sort: 'end_date' },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [],
  row: [
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      roles: [2, 3],
      when: { field: 'active', is: 0 },
      call: { endpoint: promotionUpdateStatus, with: { status: 1, id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {title}?', cancel: 'Batal', submit: 'Submit' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      roles: [2, 3],
      when: { field: 'active', is: 1 },
      call: { endpoint: promotionUpdateStatus, with: { status: 0, id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Submit' },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      roles: [2, 3],
      call: { endpoint: promotionDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {title}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No promotions yet', hint: 'Promotions of every kind stand here. Add the first one.' },
};

export default screen;
