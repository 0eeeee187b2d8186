// Generated from schemas/product/product-image-order.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-image-order.ts';
import { productGet, productOrderImages } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-image-order',
  file: 'schemas/product/product-image-order.screen.json',
  title: 'Order of the images',
  roles: [2, 3],
  route: '/dashboard/product/images/{id}/order',
  parent: {
    screen: 'product-images',
    route: '/dashboard/product/images/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Product Images',
  },
  kind: 'form',
  load: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'name',
  fields: [
    {
      name: 'ids',
      label: 'Images',
      field: 'order',
      help: 'Shops see the first image in their lists.',
      span: 12,
      options: { rows: 'images', value: 'id', label: 'id', image: 'thumbnail_image_url' },
      from: null,
    },
  ],
  sections: [{ fields: ['ids'] }],
  body: body,
  submit: {
    call: { endpoint: productOrderImages, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
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
