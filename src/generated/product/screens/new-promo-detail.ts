// Generated from schemas/new-promo/new-promo-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { newPromoGet } from '../endpoints/new-promo.ts';
import {
  promotionApprovalApprove, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: DetailScreen = {
  id: 'new-promo-detail',
  file: 'schemas/new-promo/new-promo-detail.screen.json',
  title: 'Detail Promosi',
  roles: [2, 3],
  route: '/dashboard/promotion/detail-promotion/{id}',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'detail',
  source: { endpoint: newPromoGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { badges: [] },
  actions: [
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
      confirm: { text: 'Promo {nama} will change to Reject', cancel: 'Batal', submit: 'Reject' },
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
      confirm: { text: 'Promo {nama} will change to Approve', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'new-promo-edit',
        route: '/dashboard/promotion/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'nama', label: 'Nama Promo', cell: 'text' },
        { path: 'kode', label: 'Kode Promo', cell: 'text' },
        { path: 'kuota', label: 'Kuota Promo', cell: 'number' },
        {
          path: 'maks_said',
          label: 'Maximum over all orders',
          cell: 'message',
          options: { params: 'maks_params' },
          when: { field: 'maks_total', exists: true },
          extension: 'new-promo.get.maks_said',
        },
        {
          path: 'tipe_promo.jenis',
          label: 'Tipe Promo',
          cell: 'choice',
          choices: [{ value: 'other', label: 'Other' }, { value: 'flashsale', label: 'Flash Sale' }],
        },
        {
          path: 'approval_status.approval',
          label: 'Status',
          cell: 'choice',
          choices: [
            { value: 1, label: 'Waiting Approval', tone: 'warn' },
            { value: 2, label: 'Approved', tone: 'good' },
            { value: 3, label: 'Rejected', tone: 'bad' },
            { value: 4, label: 'Revisi', tone: 'info' },
          ],
          when: { field: 'approval_status', exists: true },
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'new-promo.get.approval_standing',
        },
        {
          path: 'is_active',
          label: 'Status',
          cell: 'choice',
          choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
          when: { field: 'approval_status', exists: false },
        },
        { path: 'start_at', label: 'Tanggal mulai', cell: 'date' },
        { path: 'end_at', label: 'Tanggal selesai', cell: 'date' },
        { path: 'banner', label: 'Banner Promo', cell: 'image' },
        { path: 'deskripsi', label: 'Deskripsi', cell: 'long-text' },
      ],
    },
    {
      kind: 'widget',
      title: 'Kondisi',
      widget: 'promotion-summary',
      props: {
        promo_condition: { from: 'row', path: 'promo_condition' },
        benefit: { from: 'row', path: 'benefit' },
        super_tier: { from: 'row', path: 'super_tier' },
      },
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
      kind: 'widget',
      widget: 'promotion-simulation',
      props: {
        promo_condition: { from: 'row', path: 'promo_condition' },
        benefit: { from: 'row', path: 'benefit' },
        super_tier: { from: 'row', path: 'super_tier' },
        id: { from: 'row', path: 'id' },
        start_at: { from: 'row', path: 'start_at' },
        end_at: { from: 'row', path: 'end_at' },
        kuota: { from: 'row', path: 'kuota' },
        maks_total: { from: 'row', path: 'maks_total' },
        order: { from: 'query', path: 'order' },
      },
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
