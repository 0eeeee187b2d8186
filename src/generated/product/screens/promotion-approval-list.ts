// Generated from schemas/promotion-approval/promotion-approval-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import {
  promotionApprovalApprove, promotionApprovalList, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';
import { userAdminList } from '../endpoints/user-admin.ts';

const screen: ListScreen = {
  id: 'promotion-approval-list',
  file: 'schemas/promotion-approval/promotion-approval-list.screen.json',
  title: 'Approval',
  roles: [2, 3],
  route: '/dashboard/promotion/approval',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: promotionApprovalList },
  sortsPage: true,
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
      ],
    },
    {
      param: 'creator',
      label: 'Pengaju',
      field: 'picker',
      options: { value: 'id', label: 'owner_name', size: 500 },
      source: { endpoint: userAdminList },
    },
    {
      param: 'start_date',
      label: 'Start Date',
      field: 'date',
      range: { end: 'end_date', label: 'End Date' },
    },
  ],
  columns: [
    { path: 'name', label: 'Nama', cell: 'text', options: { lines: 2 }, priority: 1, sort: 'name' },
    {
      path: 'jenis',
      label: 'Tipe Promo',
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
    {
      path: 'asks',
      label: 'Asks for',
      cell: 'choice',
      options: { plain: true },
      choices: [{ value: 'new', label: 'To begin' }, { value: 'edit', label: 'A change' }],
      extension: 'promotion-approval.list.asks',
      width: 104,
      priority: 2,
    },
    { path: 'periode', label: 'Periode', cell: 'text', width: 200, priority: 2 },
    { path: 'creator.owner_name', label: 'Pengaju', cell: 'text', width: 128, priority: 2 },
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
      priority: 1,
      sort: 'approval',
    },
    {
      path: 'decides.names',
      label: 'Decides next',
      cell: 'text',
      extension: 'promotion-approval.list.decides',
      width: 128,
      priority: 2,
    },
  ],
  header: [
    {
      id: 'add',
      label: 'New Promotion',
      icon: 'add',
      place: 'primary',
      to: { screen: 'promotion-add', route: '/dashboard/promotion/add' },
    },
  ],
  row: [
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
      id: 'detail',
      label: 'Detail',
      icon: 'view',
      when: { field: 'jenis', is: 'HARGA CORET' },
      to: {
        screen: 'promotion-approval-detail',
        route: '/dashboard/approval/harga-coret/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'approve',
      label: 'Approve',
      place: 'menu',
      when: { all: [{ field: 'approval', is: 1 }, { field: 'approval_turn', exists: true }] },
      enabled: { not: { field: 'submitter', is: { from: 'user', path: 'id' } } },
      refusal: 'You submitted this promotion: somebody else decides.',
      call: {
        endpoint: promotionApprovalApprove,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { reload: true },
      confirm: { text: 'Promo {name} will change to Approve', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'reject',
      label: 'Reject',
      place: 'menu',
      danger: true,
      when: { all: [{ field: 'approval', is: 1 }, { field: 'approval_turn', exists: true }] },
      enabled: { not: { field: 'submitter', is: { from: 'user', path: 'id' } } },
      refusal: 'You submitted this promotion: somebody else decides.',
      call: {
        endpoint: promotionApprovalReject,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { reload: true },
      confirm: { text: 'Promo {name} will change to Reject', cancel: 'Batal', submit: 'Reject' },
      note: { endpoint: promotionApprovalTurnDown, label: 'Notes' },
    },
  ],
  bulk: [
    {
      id: 'approve',
      label: 'Approve',
      each: {
        endpoint: promotionApprovalApprove,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
        when: { all: [{ field: 'approval', is: 1 }, { field: 'approval_turn', exists: true }] },
      },
      step: {
        label: 'Approve',
        possible: { all: [{ field: 'approval', in: [1] }, { field: 'current', is: 1 }] },
        refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
        field: 'approval',
        states: { 1: 'Waiting Approval', 2: 'Approved', 3: 'Rejected', 4: 'Revisi' },
      },
      confirm: { text: 'Approve the selected rows ({count})?', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'reject',
      label: 'Reject',
      danger: true,
      each: {
        endpoint: promotionApprovalReject,
        with: {
          approval_id: { from: 'row', path: 'id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
        when: { all: [{ field: 'approval', is: 1 }, { field: 'approval_turn', exists: true }] },
      },
      step: {
        label: 'Reject',
        possible: { all: [{ field: 'approval', in: [1] }, { field: 'current', is: 1 }] },
        refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
        field: 'approval',
        states: { 1: 'Waiting Approval', 2: 'Approved', 3: 'Rejected', 4: 'Revisi' },
      },
      confirm: { text: 'Reject the selected rows ({count})?', cancel: 'Batal', submit: 'Reject' },
      note: { endpoint: promotionApprovalTurnDown, label: 'Notes' },
    },
  ],
  actionsLabel: 'Detail',
  empty: { text: 'Nothing to approve', hint: 'Promotions stand here as soon as they are saved.' },
};

export default screen;
