// Generated from schemas/promotion-approval/promotion-approval-turn-down.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promotion-approval-turn-down.ts';
import {
  promotionApprovalGet, promotionApprovalReject, promotionApprovalTurnDown,
} from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'promotion-approval-turn-down',
  file: 'schemas/promotion-approval/promotion-approval-turn-down.screen.json',
  title: 'Promo {name} will change to Reject',
  roles: [2, 3],
  route: '/dashboard/approval/{approval_id}/{shown_turn}/reject',
  parent: { screen: 'promotion-approval-list', route: '/dashboard/promotion/approval', title: 'Approval' },
  kind: 'form',
  load: { endpoint: promotionApprovalGet, with: { id: { from: 'route', path: 'approval_id' } } },
  fields: [{ name: 'note', label: 'Notes', field: 'textarea', span: 12, from: null }],
  sections: [{ fields: ['note'] }],
  body: body,
  submit: {
    call: {
      endpoint: promotionApprovalTurnDown,
      with: {
        approval_id: { from: 'route', path: 'approval_id' },
        shown_turn: { from: 'route', path: 'shown_turn' },
      },
    },
    unfilled: {
      endpoint: promotionApprovalReject,
      with: {
        approval_id: { from: 'route', path: 'approval_id' },
        shown_turn: { from: 'route', path: 'shown_turn' },
      },
    },
    label: 'Tolak',
    then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
  },
  cancel: { label: 'Batal', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
