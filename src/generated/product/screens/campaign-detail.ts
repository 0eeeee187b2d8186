// Generated from schemas/campaign/campaign-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { campaignDelete, campaignGet, campaignSetActive } from '../endpoints/campaign.ts';
import {
  promotionApprovalApprove, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';
import { promotionEnd } from '../endpoints/promotion.ts';

const screen: DetailScreen = {
  id: 'campaign-detail',
  file: 'schemas/campaign/campaign-detail.screen.json',
  title: 'Campaign Detail',
  roles: [2, 3],
  route: '/dashboard/campaign/detail/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'detail',
  source: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'title',
    badges: [
      {
        path: 'active',
        label: 'Status',
        cell: 'choice',
        choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
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
        screen: 'campaign-edit',
        route: '/dashboard/campaign/edit/{id}',
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
      confirm: { text: 'Promo {title} will change to Reject', cancel: 'Batal', submit: 'Reject' },
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
      confirm: { text: 'Promo {title} will change to Approve', cancel: 'Batal', submit: 'Approve' },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      enabled: { not: { field: 'was_used', is: 1 } },
      refusal: 'Shops have progress or a reward in it, so it stays. While it is active, End it now ends it.',
      call: { endpoint: campaignDelete, with: { id: { from: 'row', path: 'id' } } },
      then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } },
      confirm: { text: 'Hapus data {title}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: campaignSetActive, with: { state: 'active', id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: campaignSetActive, with: { state: 'nonactive', id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Deactivate' },
    },
    {
      id: 'end',
      label: 'End it now',
      icon: 'calendar',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: promotionEnd, with: { jenis: 'CAMPAIGN', id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'End it now? No order gets it any more. What orders got of it stays.',
        cancel: 'Batal',
        submit: 'End it now',
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
          extension: 'campaign.get.offer',
        },
        {
          path: 'approval_standing.message',
          label: 'Approval',
          cell: 'message',
          options: { params: 'approval_standing.params' },
          when: { field: 'approval_standing', exists: true },
          extension: 'campaign.get.approval_standing',
        },
        {
          path: 'approval_offer.message',
          label: 'Waits for approval',
          cell: 'message',
          options: { params: 'approval_offer.params', lines: 12 },
          when: { field: 'approval_offer', exists: true },
          extension: 'campaign.get.approval_offer',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          when: { field: 'standing', exists: true },
          extension: 'campaign.get.standing',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          when: { field: 'used', exists: true },
          extension: 'campaign.get.used',
        },
        { path: 'title', label: 'Title', cell: 'text' },
        {
          path: 'type_target',
          label: 'Target',
          cell: 'choice',
          options: { plain: true },
          choices: [{ value: 'amount', label: 'Amount' }, { value: 'qty', label: 'Quantity' }],
        },
        {
          path: 'target',
          label: 'Target value',
          cell: 'varied',
          options: { by: 'type_target', as: { amount: 'money', qty: 'number' }, units: { qty: 'Pcs' } },
        },
        { path: 'start_date', label: 'Start Date', cell: 'date', options: { format: 'DD MMM YYYY' } },
        { path: 'end_date', label: 'End Date', cell: 'date', options: { format: 'DD MMM YYYY' } },
        { path: 'content', label: 'Content', cell: 'html' },
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
        screen: 'campaign-parts',
        route: '/dashboard/campaign/parts/{id}',
        with: { id: { from: 'row', path: 'id' } },
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
  aside: [
    {
      kind: 'fields',
      fields: [{ path: 'banner_url', label: 'Banner', cell: 'image', options: { width: 240, height: 160 } }],
    },
  ],
};
export default screen;
