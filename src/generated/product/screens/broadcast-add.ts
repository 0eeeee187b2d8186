// Generated from schemas/broadcast/broadcast-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/broadcast-add.ts';
import { broadcastCreate, broadcastReach, broadcastUsers } from '../endpoints/broadcast.ts';
import { voucherList } from '../endpoints/voucher.ts';

const screen: FormScreen = {
  id: 'broadcast-add',
  file: 'schemas/broadcast/broadcast-add.screen.json',
  title: 'Add new Broadcast',
  roles: [2, 3, 5],
  route: '/dashboard/broadcast/add',
  parent: { screen: 'broadcast-list', route: '/dashboard/broadcast', title: 'Broadcast' },
  kind: 'form',
  notice: { endpoint: broadcastReach },
  fields: [
    { name: 'nama_broadcast', label: 'Nama Broadcast', field: 'text', required: true, span: 12 },
    {
      name: 'sender_type',
      label: 'Waktu Dikirim',
      field: 'radio',
      required: true,
      span: 6,
      choices: [{ value: 'now', label: 'Now' }, { value: 'schedule', label: 'Schedule' }],
    },
    {
      name: 'date_sender',
      label: 'Date',
      field: 'date',
      requiredWhen: { field: 'sender_type', is: 'schedule' },
      span: 6,
      when: { field: 'sender_type', is: 'schedule' },
    },
    {
      name: 'time_sender',
      label: 'Time',
      field: 'time',
      help: 'In WIB; when it is later already, it goes out at once.',
      span: 6,
      extension: 'broadcast.create.time_sender',
      when: { field: 'sender_type', is: 'schedule' },
    },
    {
      name: 'segment_type',
      label: 'Segment',
      field: 'radio',
      help: 'Inactive shops get nothing.',
      required: true,
      span: 6,
      choices: [{ value: 'all', label: 'All' }, { value: 'manual', label: 'Manual' }],
    },
    {
      name: 'uuid',
      label: 'Users',
      field: 'record-picker-many',
      requiredWhen: { field: 'segment_type', is: 'manual' },
      span: 6,
      options: {
        value: 'uuid',
        button: 'Pilih Manual',
        columns: {
          shop_name: 'Shop',
          nav_id: 'NAV ID',
          username: 'Username',
          phone: 'Phone',
          kota: 'City',
          status: 'Status',
          uuid: 'UUID',
        },
      },
      source: { endpoint: broadcastUsers },
      columnChoices: {
        status: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
      },
      when: { field: 'segment_type', is: 'manual' },
    },
    { name: 'content', label: 'Content', field: 'textarea', required: true, span: 12, options: { rows: 5 } },
    {
      name: 'voucher',
      label: 'Voucher',
      field: 'picker',
      required: true,
      span: 12,
      options: { value: 'id', label: 'name' },
      source: { endpoint: voucherList, with: { active: 'Y' } },
    },
  ],
  sections: [
    {
      fields: [
        'nama_broadcast', 'sender_type', 'date_sender', 'time_sender', 'segment_type', 'uuid', 'content',
        'voucher',
      ],
    },
  ],
  body: body,
  submit: {
    call: { endpoint: broadcastCreate },
    label: 'Submit',
    help: 'Please wait...',
    then: { to: { screen: 'broadcast-list', route: '/dashboard/broadcast' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { time_sender: '09:00' },
  lock: 800,
};
export default screen;
