// Generated from schemas/promo/promo-images.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promoDeleteImage, promoGet } from '../endpoints/promo.ts';

const screen: ListScreen = {
  id: 'promo-images',
  file: 'schemas/promo/promo-images.screen.json',
  title: 'Foto Content',
  roles: [2, 3],
  route: '/dashboard/promo/basic/images/{id}',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'list',
  source: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  rows: 'promo_images',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    {
      path: 'imageUrl',
      label: 'Preview',
      cell: 'image',
      options: { width: 96, height: 72 },
      align: 'start',
      priority: 1,
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Upload image',
      icon: 'add',
      place: 'primary',
      dialog: {
        screen: 'promo-image-add',
        route: '/dashboard/promo/basic/images/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      danger: true,
      call: { endpoint: promoDeleteImage, with: { imageId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Delete this image?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No promos yet', hint: 'Images within the text of the promo. Upload the first one.' },
};
export default screen;
