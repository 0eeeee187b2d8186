// Generated from schemas/product/product-upload-qty.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-upload-qty.ts';
import { productUploadQty } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-upload-qty',
  file: 'schemas/product/product-upload-qty.screen.json',
  title: 'Mass Upload Max Qty',
  roles: [2, 3],
  route: '/dashboard/product/mass-upload-qty',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  kind: 'form',
  fields: [
    {
      name: 'file',
      label: 'File',
      field: 'file',
      help: 'One line per product, with the columns SKU and Max Qty; 100,000 lines at most. Lines that are right are applied; the others are listed, and come back as a file to mend.',
      required: true,
      span: 12,
      options: { template: { name: 'max-qty.csv' } },
    },
  ],
  sections: [{ fields: ['file'] }],
  body: body,
  submit: {
    call: { endpoint: productUploadQty },
    label: 'Submit',
    then: { to: { screen: 'product-list', route: '/dashboard/product' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
