// Generated from schemas/user/user-otp-log.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { userGet, userOtpLog } from '../endpoints/user.ts';

const screen: ListScreen = {
  id: 'user-otp-log',
  file: 'schemas/user/user-otp-log.screen.json',
  title: 'OTP Logs',
  roles: [2, 3, 5],
  route: '/dashboard/user/otplog/{id}',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'list',
  source: { endpoint: userOtpLog, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: userGet, with: { id: { from: 'route', path: 'id' } } }, label: 'shop_name' },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'otp_code', label: 'OTP Code', cell: 'text', options: { mono: true }, width: 152, priority: 1 },
    {
      path: 'requested_at',
      label: 'Requested At',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 1,
    },
    {
      path: 'expired_at',
      label: 'Expired At',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
  ],
  header: [],
  row: [],
  empty: { text: 'No codes yet', hint: 'Each one-time password that this shop asks for is noted here.' },
};
export default screen;
