// Generated from schemas/promotion-approval/promotion-approval-revise.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promotion-approval-revise.ts';
import { promotionApprovalGet, promotionApprovalRevise } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'promotion-approval-revise',
  file: 'schemas/promotion-approval/promotion-approval-revise.screen.json',
  title: 'Masukan notes untuk revisi',
  roles: [2, 3],
  route: '/dashboard/approval/{approval_id}/{shown_turn}/revise',
  parent: { screen: 'promotion-approval-list', route: '/dashboard/promotion/approval', title: 'Approval' },
  kind: 'form',
  load: { endpoint: promotionApprovalGet, with: { id: { from: 'route', path: 'approval_id' } } },
  label: 'name',
  fields: [{ name: 'note', label: 'Notes', field: 'textarea', required: true, span: 12, from: null }],
  sections: [{ fields: ['note'] }],
  body: body,
  submit: {
    call: {
      endpoint: promotionApprovalRevise,
      with: {
        approval_id: { from: 'route', path: 'approval_id' },
        shown_turn: { from: 'route', path: 'shown_turn' },
      },
    },
    label: 'Revisi',
    then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
  },
  cancel: { label: 'Batal', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
