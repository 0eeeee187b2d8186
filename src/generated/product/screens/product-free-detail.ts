// Generated from schemas/product-free/product-free-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { productFreeActivate, productFreeDeactivate, productFreeGet } from '../endpoints/product-free.ts';
import {
  promotionApprovalApprove, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: DetailScreen = {
  id: 'product-free-detail',
  file: 'schemas/product-free/product-free-detail.screen.json',
  title: 'Detail Promo Free Barang',
  roles: [2, 3],
  route: '/dashboard/promo/promo-free-barang/detail/{id}',
  parent: {
    screen: 'product-free-list',
    route: '/dashboard/promo/promo-free-barang',
    title: 'Promo Free Barang',
  },
  kind: 'detail',
  source: { endpoint: productFreeGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'product.name',
    badges: [
      {
        path: 'state',
        label: 'State',
        cell: 'choice',
        choices: [
          { value: 'applies', label: 'Applies today', tone: 'good' },
          { value: 'waiting', label: 'Waits for approval', tone: 'warn' },
          { value: 'rejected', label: 'Rejected', tone: 'bad' },
          { value: 'revise', label: 'Revisi', tone: 'info' },
          { value: 'inactive', label: 'Switched off' },
          { value: 'later', label: 'Not begun' },
          { value: 'over', label: 'Over' },
        ],
        extension: 'product-free.get.state',
      },
      {
        path: 'approval_status.approval',
        label: 'Approval',
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
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'product-free-edit',
        route: '/dashboard/promo/promo-free-barang/edit/{id}',
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
    {
      id: 'reject',
      label: 'Reject',
      danger: true,
      when: { field: 'approval_action', is: true },
      call: {
        endpoint: promotionApprovalReject,
        with: {
          approval_id: { from: 'row', path: 'approval_id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
      confirm: { text: 'Promo {product.name} will change to Reject', cancel: 'Batal', submit: 'Reject' },
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
          approval_id: { from: 'row', path: 'approval_id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
    },
    {
      id: 'approve',
      label: 'Approve',
      place: 'primary',
      when: { field: 'approval_action', is: true },
      call: {
        endpoint: promotionApprovalApprove,
        with: {
          approval_id: { from: 'row', path: 'approval_id' },
          shown_turn: { from: 'row', path: 'approval_turn' },
        },
      },
      then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
      confirm: { text: 'Promo {product.name} will change to Approve', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: productFreeActivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {product.name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: productFreeDeactivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {product.name}?', cancel: 'Batal', submit: 'Deactivate' },
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
          extension: 'product-free.get.offer',
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'product-free.get.approval_standing',
        },
        {
          path: 'approval_offer.message',
          label: 'Waits for approval',
          cell: 'message',
          options: { params: 'approval_offer.params', lines: 12 },
          when: { field: 'approval_offer', exists: true },
          extension: 'product-free.get.approval_offer',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          extension: 'product-free.get.standing',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          extension: 'product-free.get.used',
        },
        { path: 'start_date', label: 'Start Date', cell: 'date' },
        { path: 'end_date', label: 'End Date', cell: 'date' },
        { path: 'deskripsi', label: 'Deskripsi', cell: 'text' },
        { path: 'qty_free', label: 'Kuota Promo', cell: 'number' },
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
      title: 'Produk Gratis',
      rows: 'product_free',
      columns: [{ path: 'product.name', label: 'Name', cell: 'text', priority: 1 }],
      actions: [],
      empty: 'No products',
    },
    {
      kind: 'screen',
      title: 'Who and what it reaches',
      target: {
        screen: 'promotion-approval-effect',
        route: '/dashboard/approval/harga-coret/{id}/effect',
        with: { id: { from: 'row', path: 'approval_id' } },
      },
      when: { field: 'approval_id', exists: true },
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
