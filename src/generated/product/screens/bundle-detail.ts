// Generated from schemas/bundle/bundle-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import {
  bundleActivate, bundleDeactivate, bundleDeleteItem, bundleDeleteThumbnail, bundleGet,
} from '../endpoints/bundle.ts';
import {
  promotionApprovalApprove, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: DetailScreen = {
  id: 'bundle-detail',
  file: 'schemas/bundle/bundle-detail.screen.json',
  title: 'Detail Bundle',
  roles: [2, 3],
  route: '/dashboard/promo/bundle/detail/{id}',
  parent: { screen: 'bundle-list', route: '/dashboard/promo/bundle', title: 'Bundle' },
  kind: 'detail',
  source: { endpoint: bundleGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'name',
    subtitle: { path: 'price', label: 'Harga', cell: 'money' },
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
        extension: 'bundle.get.state',
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
        screen: 'bundle-edit',
        route: '/dashboard/promo/bundle/edit/{id}',
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
      confirm: { text: 'Promo {name} will change to Reject', cancel: 'Batal', submit: 'Reject' },
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
      confirm: { text: 'Promo {name} will change to Approve', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: bundleActivate, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: bundleDeactivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {name}?', cancel: 'Batal', submit: 'Deactivate' },
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
          extension: 'bundle.get.offer',
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'bundle.get.approval_standing',
        },
        {
          path: 'approval_offer.message',
          label: 'Waits for approval',
          cell: 'message',
          options: { params: 'approval_offer.params', lines: 12 },
          when: { field: 'approval_offer', exists: true },
          extension: 'bundle.get.approval_offer',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          extension: 'bundle.get.standing',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          extension: 'bundle.get.used',
        },
        { path: 'start_date', label: 'Start Date', cell: 'date' },
        { path: 'end_date', label: 'End Date', cell: 'date' },
        { path: 'deskripsi', label: 'Deskripsi', cell: 'text' },
      ],
    },
    {
      kind: 'table',
      title: 'Produk',
      rows: 'detail',
      columns: [
        { path: 'product.sku_code', label: 'SKU Code', cell: 'text', priority: 2 },
        { path: 'product.name', label: 'Name', cell: 'text', priority: 1 },
        { path: 'product.price', label: 'Harga', cell: 'money', align: 'end', priority: 2 },
        { path: 'qty', label: 'Qty', cell: 'number', align: 'end', priority: 1 },
        {
          path: 'discount',
          label: 'Diskon',
          cell: 'number',
          options: { suffix: '%' },
          extension: 'bundle.get.detail.discount',
          align: 'end',
          priority: 2,
        },
      ],
      actions: [
        {
          id: 'delete',
          label: 'Hapus',
          icon: 'delete',
          danger: true,
          call: { endpoint: bundleDeleteItem, with: { itemId: { from: 'row', path: 'id' } } },
          confirm: { text: 'Hapus data {product.name}?', cancel: 'Batal', submit: 'Hapus' },
        },
      ],
      empty: 'No products',
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
      title: 'Foto Thumbnail',
      rows: 'thumbnail',
      columns: [
        {
          path: 'thumbnail',
          label: 'Thumbnail',
          cell: 'image',
          options: { width: 120, height: 80 },
          align: 'start',
          priority: 1,
        },
      ],
      actions: [
        {
          id: 'delete',
          label: 'Delete',
          icon: 'delete',
          danger: true,
          call: { endpoint: bundleDeleteThumbnail, with: { thumbnailId: { from: 'row', path: 'id' } } },
          confirm: { text: 'Delete this image?', cancel: 'Batal', submit: 'Hapus' },
        },
      ],
      empty: 'No images yet',
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
