// Generated from schemas/flashsale/flashsale-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { flashsaleDeleteBanner, flashsaleGet } from '../endpoints/flashsale.ts';
import {
  promotionApprovalApprove, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: DetailScreen = {
  id: 'flashsale-detail',
  file: 'schemas/flashsale/flashsale-detail.screen.json',
  title: 'Flash Sale Detail',
  roles: [2, 3],
  route: '/dashboard/flashsale/detail/{id}',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'detail',
  source: { endpoint: flashsaleGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'sesi',
    badges: [
      {
        path: 'active',
        label: 'Status',
        cell: 'choice',
        choices: [
          { value: 0, label: 'Inactive' },
          { value: 1, label: 'Active', tone: 'good' },
          { value: 2, label: 'Rejected', tone: 'bad' },
        ],
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
        screen: 'flashsale-edit',
        route: '/dashboard/flashsale/edit/{id}',
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
      confirm: { text: 'Promo {sesi} will change to Reject', cancel: 'Batal', submit: 'Reject' },
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
      confirm: { text: 'Promo {sesi} will change to Approve', cancel: 'Batal', submit: 'Approve' },
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
          extension: 'flashsale.get.offer',
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'flashsale.get.approval_standing',
        },
        {
          path: 'approval_offer.message',
          label: 'Waits for approval',
          cell: 'message',
          options: { params: 'approval_offer.params', lines: 12 },
          when: { field: 'approval_offer', exists: true },
          extension: 'flashsale.get.approval_offer',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          when: { field: 'standing', exists: true },
          extension: 'flashsale.get.standing',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          when: { field: 'used', exists: true },
          extension: 'flashsale.get.used',
        },
        {
          path: 'sesi',
          label: 'Waktu Event',
          cell: 'text',
          options: {
            between: { start_date: 'date', start_time: 'text', end_date: 'date', end_time: 'text' },
          },
        },
        { path: 'total_pendapatan', label: 'Total Pendapatan', cell: 'money' },
        { path: 'thumbnail', label: 'Foto Thumbnail', cell: 'image', options: { width: 120, height: 80 } },
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
      kind: 'screen',
      target: {
        screen: 'flashsale-parts',
        route: '/dashboard/flashsale/parts/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      kind: 'table',
      title: 'Foto Banner',
      rows: 'item_banner',
      columns: [
        {
          path: 'banner_url',
          label: 'Banner',
          cell: 'image',
          options: { width: 180, height: 90 },
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
          call: { endpoint: flashsaleDeleteBanner, with: { bannerId: { from: 'row', path: 'id' } } },
          confirm: {
            text: 'Are you sure you want to delete this banner?',
            cancel: 'Cancel',
            submit: 'Delete',
          },
        },
      ],
      empty: 'No banners',
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
