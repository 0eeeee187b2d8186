// Generated from schemas/new-promo/new-promo-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/new-promo-add.ts';
import { newPromoCreate } from '../endpoints/new-promo.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'new-promo-add',
  file: 'schemas/new-promo/new-promo-add.screen.json',
  title: 'Add New Promotion',
  roles: [2, 3],
  route: '/dashboard/promotion/add/other',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'form',
  notice: { endpoint: promotionApprovalReady },
  fields: [
    { name: 'nama', label: 'Nama Promo', field: 'text', required: true, span: 12 },
    { name: 'kode', label: 'Kode Promo', field: 'text', required: true, span: 6 },
    {
      name: 'kuota',
      label: 'Kuota Promo',
      field: 'number',
      required: true,
      span: 6,
      options: { drops: '.,' },
    },
    {
      name: 'maks_total',
      label: 'Maximum over all orders',
      field: 'money',
      help: 'Discounts, credit notes (cn) and vouchers of all its orders together. Empty means no limit.',
      span: 6,
      extension: 'new-promo.create.maks_total',
    },
    {
      name: 'banner',
      label: 'Banner Promo',
      field: 'image',
      help: 'You can add it later, when you edit the promotion.',
      span: 12,
    },
    { name: 'deskripsi', label: 'Deskripsi', field: 'textarea', required: true, span: 12 },
    { name: 'start_at', label: 'Tanggal mulai', field: 'date', required: true, span: 6 },
    { name: 'end_at', label: 'Tanggal selesai', field: 'date', required: true, span: 6 },
    {
      name: 'items_condition',
      label: 'Kondisi',
      field: 'widget',
      widget: 'promotion-conditions',
      props: {
        start_at: { from: 'form', path: 'start_at' },
        end_at: { from: 'form', path: 'end_at' },
        kuota: { from: 'form', path: 'kuota' },
        maks_total: { from: 'form', path: 'maks_total' },
        account: { from: 'user', path: 'id' },
      },
      required: true,
      span: 12,
    },
  ],
  sections: [
    { title: 'Informasi Promo', fields: ['nama', 'kode', 'kuota', 'maks_total', 'banner', 'deskripsi'] },
    { title: 'Periode Promo', fields: ['start_at', 'end_at'] },
    { fields: ['items_condition'] },
  ],
  slots: { beside: { title: 'Preview Informasi', widget: 'promotion-preview', roles: [2, 3] } },
  body: body,
  submit: {
    call: { endpoint: newPromoCreate },
    label: 'Simpan',
    incomplete: 'Mohon lengkapi semua field yang wajib diisi',
    then: { to: { screen: 'promotion', route: '/dashboard/promotion#tab={tab}', with: { tab: '1' } } },
  },
  cancel: { label: 'Batal', then: { to: { screen: 'promotion', route: '/dashboard/promotion' } } },
  leave: {
    text: 'You have unsaved changes. If you go back now, you will lose all your changes.',
    title: 'Unsaved Changes',
    cancel: 'Cancel',
    submit: 'Back To Promo List',
  },
  initial: {},
  lock: 800,
};
export default screen;
