// Generated from schemas/promo/promo-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promo-edit.ts';
import { promoAddImage, promoDeleteImage, promoGet, promoUpdate } from '../endpoints/promo.ts';

const screen: FormScreen = {
  id: 'promo-edit',
  file: 'schemas/promo/promo-edit.screen.json',
  title: 'Edit Promo',
  roles: [2, 3],
  route: '/dashboard/promo/basic/edit/{id}',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'form',
  load: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 8 },
    { name: 'order', label: 'Order', field: 'number', required: true, span: 4, options: { min: 0, step: 1 } },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6 },
    {
      name: 'banner',
      label: 'Foto Banner',
      field: 'image',
      span: 12,
      options: { preview: 'banner_url', width: 240, height: 180, asks: 'Delete this image?' },
      remove: { flag: 'banner_remove', extension: 'promo.update.banner_remove' },
      from: null,
    },
    {
      name: 'image',
      label: 'Foto Content',
      field: 'images',
      span: 12,
      stored: {
        rows: 'promo_images',
        image: 'imageUrl',
        actions: [
          {
            id: 'delete',
            label: 'Delete',
            icon: 'delete',
            danger: true,
            call: { endpoint: promoDeleteImage, with: { imageId: { from: 'row', path: 'id' } } },
            then: {},
            confirm: { text: 'Delete this image?', cancel: 'Batal', submit: 'Hapus' },
          },
        ],
      },
      added: { endpoint: promoAddImage, with: { id: { from: 'row', path: 'id' } } },
      from: null,
    },
    { name: 'content', label: 'Content', field: 'rich-text', required: true, span: 12 },
  ],
  sections: [{ fields: ['title', 'order', 'start_date', 'end_date', 'banner', 'image', 'content'] }],
  body: body,
  submit: {
    call: { endpoint: promoUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'promo', route: '/dashboard/promo/basic' } },
  },
  cancel: { label: 'Cancel', then: { to: { screen: 'promo', route: '/dashboard/promo/basic' } } },
  initial: {},
  lock: 800,
};
export default screen;
