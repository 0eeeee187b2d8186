// Generated from schemas/product/product-images-upload.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-images-upload.ts';
import { productAddImages, productGet } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-images-upload',
  file: 'schemas/product/product-images-upload.screen.json',
  title: 'Upload several',
  roles: [2, 3],
  route: '/dashboard/product/images/{id}/upload-several',
  parent: {
    screen: 'product-images',
    route: '/dashboard/product/images/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Product Images',
  },
  kind: 'form',
  record: { call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  fields: [
    {
      name: 'images',
      label: 'Images',
      field: 'images',
      help: '20 at most. Images that the product has already are left out.',
      required: true,
      span: 12,
    },
  ],
  sections: [{ fields: ['images'] }],
  body: body,
  submit: {
    call: { endpoint: productAddImages, with: { id: { from: 'route', path: 'id' } } },
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
