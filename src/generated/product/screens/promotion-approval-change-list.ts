// Generated from schemas/promotion-approval/promotion-approval-change-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promotionApprovalChanges } from '../endpoints/promotion-approval.ts';

const screen: ListScreen = {
  id: 'promotion-approval-change-list',
  file: 'schemas/promotion-approval/promotion-approval-change-list.screen.json',
  title: 'What changes',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/changes',
  parent: {
    screen: 'promotion-approval-detail',
    route: '/dashboard/approval/harga-coret/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Detail Promo {jenis}',
  },
  kind: 'list',
  source: { endpoint: promotionApprovalChanges, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'what', label: 'Field', cell: 'message', width: 140, priority: 1 },
    {
      path: 'before',
      label: 'Before',
      cell: 'varied',
      options: {
        by: 'what',
        as: {
          'Start Date': 'date',
          'End Date': 'date',
          'Tanggal mulai': 'date',
          'Tanggal selesai': 'date',
          Banner: 'image',
          'Foto Banner': 'image',
          'Foto Thumbnail': 'image',
        },
        lines: 20,
      },
      priority: 1,
    },
    {
      path: 'after',
      label: 'After',
      cell: 'varied',
      options: {
        by: 'what',
        as: {
          'Start Date': 'date',
          'End Date': 'date',
          'Tanggal mulai': 'date',
          'Tanggal selesai': 'date',
          Banner: 'image',
          'Foto Banner': 'image',
          'Foto Thumbnail': 'image',
        },
        lines: 20,
      },
      priority: 1,
    },
  ],
  header: [],
  row: [],
  empty: { text: 'This is new: there is nothing earlier to compare it with.' },
};
export default screen;
