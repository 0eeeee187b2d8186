// Generated from schemas/loan/loan-note.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../core/model.ts';
import * as body from '../../compiled/forms/loan-note.ts';
import { loanNote } from '../endpoints/loan.ts';

const screen: FormScreen = {
  id: 'loan-note',
  file: 'schemas/loan/loan-note.screen.json',
  title: 'Note',
  roles: [1, 2],
  route: '/loan/{id}/note',
  parent: { screen: 'loan-list', route: '/loan', title: 'Loans' },
  kind: 'form',
  fields: [{ name: 'text', label: 'Note', field: 'text', span: 12 }],
  sections: [{ fields: ['text'] }],
  body: body,
  submit: {
    call: { endpoint: loanNote, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { back: true },
  },
  initial: {},
  lock: 800,
};
export default screen;
