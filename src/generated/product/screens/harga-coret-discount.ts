// Generated from schemas/harga-coret/harga-coret-discount.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/harga-coret-discount.ts';
import { hargaCoretCreate, hargaCoretGet } from '../endpoints/harga-coret.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'harga-coret-discount',
  file: 'schemas/harga-coret/harga-coret-discount.screen.json',
  title: 'Tetapkan diskon',
  roles: [2, 3],
  route: '/dashboard/promo/harga-coret/{id}/discount',
  parent: { screen: 'harga-coret-list', route: '/dashboard/promo/harga-coret', title: 'Harga Coret' },
  kind: 'form',
  load: { endpoint: hargaCoretGet, with: { id: { from: 'route', path: 'id' }, edit: 1 } },
  record: {
    call: { endpoint: hargaCoretGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'name',
    summary: [
      { path: 'name', label: 'Name', cell: 'text' },
      { path: 'price', label: 'Price', cell: 'money' },
    ],
  },
  notice: { endpoint: promotionApprovalReady },
  label: 'name',
  version: 'product_promo_price.version',
  summary: [
    {
      path: 'waiting.message',
      label: 'Approval',
      cell: 'message',
      options: { params: 'waiting.params' },
      when: { field: 'waiting', exists: true },
      extension: 'harga-coret.get',
    },
  ],
  fields: [
    {
      name: 'start_date',
      label: 'Start Date',
      field: 'date',
      required: true,
      span: 6,
      options: { notPast: 'Start date or End date cannot earlier than today' },
      from: 'product_promo_price.start_date',
    },
    {
      name: 'end_date',
      label: 'End Date',
      field: 'date',
      required: true,
      span: 6,
      from: 'product_promo_price.end_date',
    },
    {
      name: 'discount_type',
      label: 'Tipe Diskon',
      field: 'radio',
      required: true,
      span: 6,
      options: { clears: ['discount'] },
      choices: [{ value: 'amount', label: 'Nominal' }, { value: 'persentage', label: 'Persentase' }],
      from: 'product_promo_price.discount_type',
    },
    {
      name: 'discount',
      label: 'Diskon',
      field: 'money',
      required: true,
      span: 6,
      options: { units: { by: 'discount_type', as: { persentage: '%' } } },
      limit: {
        path: 'price',
        when: { field: 'discount_type', is: 'amount' },
        text: 'A discount is at most the price.',
      },
      from: 'product_promo_price.discount',
    },
    {
      name: 'active',
      label: 'Active',
      field: 'switch',
      required: true,
      span: 12,
      from: 'product_promo_price.active',
    },
  ],
  sections: [{ fields: ['start_date', 'end_date', 'discount_type', 'discount', 'active'] }],
  body: body,
  submit: {
    call: { endpoint: hargaCoretCreate, with: { product_id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'harga-coret-list', route: '/dashboard/promo/harga-coret' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { discount_type: 'amount', active: 1 },
  lock: 800,
};
export default screen;
