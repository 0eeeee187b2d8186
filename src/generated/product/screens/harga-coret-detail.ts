// Generated from schemas/harga-coret/harga-coret-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { hargaCoretGet } from '../endpoints/harga-coret.ts';

const screen: DetailScreen = {
  id: 'harga-coret-detail',
  file: 'schemas/harga-coret/harga-coret-detail.screen.json',
  title: 'Detail Harga Coret',
  roles: [2, 3],
  route: '/dashboard/promo/harga-coret/{id}',
  parent: { screen: 'harga-coret-list', route: '/dashboard/promo/harga-coret', title: 'Harga Coret' },
  kind: 'detail',
  source: { endpoint: hargaCoretGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'name',
    subtitle: { path: 'price', label: 'Price', cell: 'money', options: { now: 'harga_coret' } },
    badges: [
      {
        path: 'state',
        label: 'State',
        cell: 'choice',
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
      },
    ],
  },
  actions: [
    {
      id: 'discount',
      label: 'Tetapkan diskon',
      place: 'primary',
      dialog: {
        screen: 'harga-coret-discount',
        route: '/dashboard/promo/harga-coret/{id}/discount',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'see-edit',
      label: 'See the edit',
      icon: 'view',
      when: {
        all: [{ field: 'approval_standing', exists: true }, { field: 'approval_status.approval', is: 2 }],
      },
      to: {
        screen: 'promotion-approval-detail',
        route: '/dashboard/approval/harga-coret/{id}',
        with: { id: { from: 'row', path: 'approval_id' } },
      },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        {
          path: 'offer.message',
          label: 'Who gets what',
          cell: 'message',
          options: { params: 'offer.params', lines: 12 },
          when: { field: 'offer', exists: true },
          extension: 'harga-coret.get',
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'harga-coret.get',
        },
        {
          path: 'approval_offer.message',
          label: 'Waits for approval',
          cell: 'message',
          options: { params: 'approval_offer.params', lines: 12 },
          when: { field: 'approval_offer', exists: true },
          extension: 'harga-coret.get',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          when: { field: 'standing', exists: true },
          extension: 'harga-coret.get',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          when: { field: 'used', exists: true },
          extension: 'harga-coret.get',
        },
        { path: 'category.name', label: 'Category', cell: 'text' },
        { path: 'brand.name', label: 'Brand', cell: 'text' },
        { path: 'product_promo_price.start_date', label: 'Start Date', cell: 'date' },
        { path: 'product_promo_price.end_date', label: 'End Date', cell: 'date' },
      ],
    },
    {
      kind: 'screen',
      title: 'What changes',
      target: {
        screen: 'promotion-approval-change-list',
        route: '/dashboard/approval/harga-coret/{id}/changes',
        with: { id: { from: 'row', path: 'approval_id' } },
      },
      when: { field: 'approval_status.approval', in: [1, 4] },
    },
    {
      kind: 'table',
      title: 'Discounts',
      rows: 'product_promo_prices',
      columns: [
        { path: 'start_date', label: 'Start Date', cell: 'date', priority: 1 },
        { path: 'end_date', label: 'End Date', cell: 'date', priority: 1 },
        {
          path: 'discount',
          label: 'Diskon',
          cell: 'varied',
          options: {
            by: 'discount_type',
            as: { amount: 'money', persentage: 'number' },
            units: { persentage: '%' },
          },
          priority: 1,
        },
        { path: 'active', label: 'Status', cell: 'active', priority: 2 },
        {
          path: 'replaced_at',
          label: 'Replaced at',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
          priority: 2,
        },
        { path: 'created_by', label: 'Set by', cell: 'text', priority: 3 },
      ],
      actions: [],
      empty: 'No discounts yet',
      extension: 'harga-coret.get',
      when: { field: 'product_promo_prices', exists: true },
    },
    {
      kind: 'screen',
      title: 'Approval Log',
      target: {
        screen: 'promotion-approval-log-list',
        route: '/dashboard/approval/harga-coret/{id}/log',
        with: { id: { from: 'row', path: 'approval_id' } },
      },
      when: { field: 'approval_id', exists: true },
    },
  ],
  aside: [],
};
export default screen;
