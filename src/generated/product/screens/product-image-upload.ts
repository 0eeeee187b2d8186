// Generated from schemas/product/product-image-upload.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-image-upload.ts';
import { productGet, productUploadImage } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-image-upload',
  file: 'schemas/product/product-image-upload.screen.json',
  title: 'Upload image',
  roles: [2, 3],
  route: '/dashboard/product/images/{id}/upload',
  parent: {
    screen: 'product-images',
    route: '/dashboard/product/images/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Product Images',
  },
  kind: 'form',
  record: { call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  fields: [{ name: 'file', label: 'Image', field: 'image', required: true, span: 12 }],
  sections: [{ fields: ['file'] }],
  body: body,
  submit: {
    call: { endpoint: productUploadImage, with: { id: { from: 'route', path: 'id' } } },
    label: 'Upload',
    then: {
      to: {
        screen: 'product-images',
        route: '/dashboard/product/images/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
