// Generated from schemas/promotion-approval/promotion-approval-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import {
  promotionApprovalApprove, promotionApprovalGet, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: DetailScreen = {
  id: 'promotion-approval-detail',
  file: 'schemas/promotion-approval/promotion-approval-detail.screen.json',
  title: 'Detail Promo {jenis}',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}',
  parent: { screen: 'promotion-approval-list', route: '/dashboard/promotion/approval', title: 'Approval' },
  kind: 'detail',
  source: { endpoint: promotionApprovalGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    choices: {
      jenis: [
        { value: 'other', label: 'Other' },
        { value: 'FLASHALE', label: 'Flash Sale' },
        { value: 'NEW PROMO', label: 'New Promo' },
        { value: 'BUNDLE', label: 'Bundle' },
        { value: 'CAMPAIGN', label: 'Campaign' },
        { value: 'PRODUCT FREE', label: 'Product Free' },
        { value: 'HARGA CORET', label: 'Harga Coret' },
      ],
    },
    badges: [
      {
        path: 'approval',
        label: 'Status',
        cell: 'choice',
        choices: [
          { value: 1, label: 'Waiting Approval', tone: 'warn' },
          { value: 2, label: 'Approved', tone: 'good' },
          { value: 3, label: 'Rejected', tone: 'bad' },
          { value: 4, label: 'Revisi', tone: 'info' },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'latest',
      label: 'Latest version',
      icon: 'view',
      when: { all: [{ field: 'latest_id', exists: true }, { field: 'jenis', is: 'HARGA CORET' }] },
      to: {
        screen: 'promotion-approval-detail',
        route: '/dashboard/approval/harga-coret/{id}',
        with: { id: { from: 'row', path: 'latest_id' } },
      },
    },
    {
      id: 'detail-flashsale',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', is: 'FLASHALE' },
      to: {
        screen: 'flashsale-detail',
        route: '/dashboard/flashsale/detail/{id}',
        with: { id: { from: 'row', path: 'relation_id' } },
      },
    },
    {
      id: 'detail-campaign',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', is: 'CAMPAIGN' },
      to: {
        screen: 'campaign-detail',
        route: '/dashboard/campaign/detail/{id}',
        with: { id: { from: 'row', path: 'relation_id' } },
      },
    },
    {
      id: 'detail-bundle',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', is: 'BUNDLE' },
      to: {
        screen: 'bundle-detail',
        route: '/dashboard/promo/bundle/detail/{id}',
        with: { id: { from: 'row', path: 'relation_id' } },
      },
    },
    {
      id: 'detail-product-free',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', is: 'PRODUCT FREE' },
      to: {
        screen: 'product-free-detail',
        route: '/dashboard/promo/promo-free-barang/detail/{id}',
        with: { id: { from: 'row', path: 'relation_id' } },
      },
    },
    {
      id: 'detail-new-promo',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', in: ['NEW PROMO', 'other'] },
      to: {
        screen: 'new-promo-detail',
        route: '/dashboard/promotion/detail-promotion/{id}',
        with: { id: { from: 'row', path: 'relation_id' } },
      },
    },
    {
      id: 'reject',
      label: 'Tolak',
      danger: true,
      when: { field: 'approval_action', is: true },
      call: {
        endpoint: promotionApprovalReject,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
      confirm: { text: 'Promo {name} will change to Reject', cancel: 'Batal', submit: 'Tolak' },
      note: { endpoint: promotionApprovalTurnDown, label: 'Notes' },
    },
    {
      id: 'revise',
      label: 'Revisi',
      when: { field: 'approval_action', is: true },
      dialog: {
        screen: 'promotion-approval-revise',
        route: '/dashboard/approval/{approval_id}/{shown_turn}/revise',
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
    },
    {
      id: 'approve',
      label: 'Setujui',
      place: 'primary',
      when: { field: 'approval_action', is: true },
      call: {
        endpoint: promotionApprovalApprove,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
      confirm: { text: 'Promo {name} will change to Approve', cancel: 'Batal', submit: 'Setujui' },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'name', label: 'Nama', cell: 'text', options: { lines: 6 } },
        {
          path: 'jenis',
          label: 'Tipe Promo',
          cell: 'choice',
          options: { plain: true },
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
        { path: 'periode', label: 'Periode Promo', cell: 'text' },
        { path: 'creator', label: 'Pengaju', cell: 'text' },
        {
          path: 'offer.message',
          label: 'Who gets what',
          cell: 'message',
          options: { params: 'offer.params', lines: 12 },
          when: { field: 'offer', exists: true },
        },
        {
          path: 'reason',
          label: 'Approval',
          cell: 'message',
          options: { params: 'reason_params' },
          when: { field: 'reason', exists: true },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Product Promo',
      rows: 'products',
      columns: [
        { path: 'name', label: 'Product Name', cell: 'text', options: { lines: 4 }, width: 240, priority: 1 },
        { path: 'customer_group', label: 'User Group', cell: 'text', priority: 3 },
        { path: 'discount_group', label: 'Discount Group', cell: 'text', priority: 3 },
        { path: 'discount_customer_group', label: 'User Group', cell: 'text', priority: 3 },
        { path: 'kuota', label: 'Kuota', cell: 'number', align: 'end', priority: 2 },
        { path: 'price', label: 'Price', cell: 'money', align: 'end', priority: 2 },
        { path: 'diskon', label: 'Diskon', cell: 'text', priority: 1 },
        { path: 'periode', label: 'Periode Promo', cell: 'text', width: 210, priority: 2 },
      ],
      actions: [],
      empty: 'No products',
      when: { field: 'products', exists: true },
    },
    {
      kind: 'screen',
      title: 'What changes',
      target: {
        screen: 'promotion-approval-change-list',
        route: '/dashboard/approval/harga-coret/{id}/changes',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      kind: 'screen',
      title: 'Who and what it reaches',
      target: {
        screen: 'promotion-approval-effect',
        route: '/dashboard/approval/harga-coret/{id}/effect',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      kind: 'screen',
      title: 'Approval Log',
      target: {
        screen: 'promotion-approval-log-list',
        route: '/dashboard/approval/harga-coret/{id}/log',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  aside: [],
};
export default screen;
