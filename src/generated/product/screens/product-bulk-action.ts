// Generated from schemas/product/product-bulk-action.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-bulk-action.ts';
import { productBulkAction } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-bulk-action',
  file: 'schemas/product/product-bulk-action.screen.json',
  title: 'Bulk Action',
  roles: [2, 3],
  route: '/dashboard/product/bulk-action',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  kind: 'form',
  fields: [
    {
      name: 'file',
      label: 'File',
      field: 'file',
      help: 'One line per product, with the column SKU; 100,000 lines at most. Lines that are right are applied; the others are listed, and come back as a file to mend.',
      required: true,
      span: 12,
      options: { template: { name: 'products.csv' } },
    },
    {
      name: 'action',
      label: 'Action',
      field: 'radio',
      required: true,
      span: 12,
      choices: [{ value: 'active', label: 'Active' }, { value: 'deactive', label: 'Deactive' }],
    },
  ],
  sections: [{ fields: ['file', 'action'] }],
  body: body,
  submit: {
    call: { endpoint: productBulkAction },
    label: 'Submit',
    then: { to: { screen: 'product-list', route: '/dashboard/product' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
