// Generated from schemas/product/product-upload-images.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-upload-images.ts';
import { productUploadImages } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-upload-images',
  file: 'schemas/product/product-upload-images.screen.json',
  title: 'Mass Upload Image',
  roles: [2, 3],
  route: '/dashboard/product/mass-upload-image',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  kind: 'form',
  fields: [
    {
      name: 'file',
      label: 'File',
      field: 'file',
      help: 'Images named by SKU: TC-1.jpg, a further one TC-1-2.jpg. PNG or JPEG, up to 2 MB each and 1,000 in all. What does not match is listed; the rest is added.',
      required: true,
      span: 12,
    },
  ],
  sections: [{ fields: ['file'] }],
  body: body,
  submit: {
    call: { endpoint: productUploadImages },
    label: 'Submit',
    then: { to: { screen: 'product-list', route: '/dashboard/product' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
