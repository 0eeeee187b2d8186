// Generated from schemas/flashsale/flashsale-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/flashsale-edit.ts';
import {
  flashsaleDeleteBanner, flashsaleDeleteProduct, flashsaleGet, flashsaleUpdate,
} from '../endpoints/flashsale.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalDeletePicture, promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'flashsale-edit',
  file: 'schemas/flashsale/flashsale-edit.screen.json',
  title: 'Edit Flash Sale',
  roles: [2, 3],
  route: '/dashboard/flashsale/edit/{id}',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'form',
  load: { endpoint: flashsaleGet, with: { id: { from: 'route', path: 'id' }, edit: 1 } },
  notice: { endpoint: promotionApprovalReady },
  label: 'sesi',
  version: 'version',
  summary: [
    {
      path: 'waiting.message',
      label: 'Approval',
      cell: 'message',
      options: { params: 'waiting.params' },
      when: { field: 'waiting', exists: true },
      extension: 'flashsale.get.waiting',
    },
  ],
  fields: [
    { name: 'active', label: 'Event Active', field: 'switch', span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 3 },
    {
      name: 'start_time',
      label: 'Start Hour',
      field: 'time',
      required: true,
      span: 3,
      options: { parts: true },
    },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 3 },
    { name: 'end_time', label: 'End Hour', field: 'time', required: true, span: 3, options: { parts: true } },
    {
      name: 'thumbnail',
      label: 'Foto Thumbnail',
      field: 'image',
      span: 6,
      options: { preview: 'thumbnail' },
      stored: {
        rows: 'waiting_picture',
        image: 'picture',
        actions: [
          {
            id: 'delete-waiting',
            label: 'Delete (waiting)',
            icon: 'delete',
            danger: true,
            call: {
              endpoint: promotionApprovalDeletePicture,
              with: {
                jenis: 'FLASHALE',
                id: { from: 'route', path: 'id' },
                picture: { from: 'row', path: 'picture' },
              },
            },
            then: {},
            confirm: { text: 'Delete this image?', cancel: 'Cancel', submit: 'Delete' },
          },
        ],
      },
      from: null,
    },
    {
      name: 'banner',
      label: 'Foto Banner',
      field: 'images',
      span: 6,
      stored: {
        rows: 'item_banner',
        image: 'banner_url',
        actions: [
          {
            id: 'delete',
            label: 'Delete',
            icon: 'delete',
            danger: true,
            when: { field: 'id', gt: 0 },
            call: { endpoint: flashsaleDeleteBanner, with: { bannerId: { from: 'row', path: 'id' } } },
            then: {},
            confirm: {
              text: 'Are you sure you want to delete this banner?',
              cancel: 'Cancel',
              submit: 'Delete',
            },
          },
          {
            id: 'delete-waiting',
            label: 'Delete (waiting)',
            icon: 'delete',
            danger: true,
            when: { not: { field: 'id', gt: 0 } },
            call: {
              endpoint: promotionApprovalDeletePicture,
              with: {
                jenis: 'FLASHALE',
                id: { from: 'route', path: 'id' },
                picture: { from: 'row', path: 'banner_url' },
              },
            },
            then: {},
            confirm: {
              text: 'Are you sure you want to delete this banner?',
              cancel: 'Cancel',
              submit: 'Delete',
            },
          },
        ],
      },
      from: null,
    },
    {
      name: 'items',
      label: 'Produk',
      field: 'line-items',
      required: true,
      span: 12,
      options: {
        add: 'Add Produk',
        edited: 'Edit saved.',
        remove: 'Hapus',
        keeps: 'total_produk_terjual',
        asksWithout: ['discount', 'product_stock', 'product_limit_stock'],
      },
      fields: [
        {
          name: 'product_id',
          label: 'Name',
          field: 'picker',
          required: true,
          span: 12,
          options: { value: 'id', label: 'name', current: 'product.name' },
          source: { endpoint: productList },
          code: 'sku_code',
          fills: { 'product.price': 'price' },
        },
        { name: 'product.price', label: 'Harga', field: 'money', readOnly: true, span: 12, width: 120 },
        {
          name: 'discount_type',
          label: 'Tipe',
          field: 'select',
          span: 12,
          choices: [{ value: 'amount', label: 'Rp' }, { value: 'persentage', label: '%' }],
          width: 80,
          initial: 'amount',
        },
        {
          name: 'discount',
          label: 'Diskon',
          field: 'money',
          span: 12,
          options: {
            grouping: ',',
            digitsOnly: true,
            units: { by: 'discount_type', as: { persentage: '%' } },
          },
          limit: {
            path: 'product.price',
            when: { field: 'discount_type', is: 'amount' },
            text: 'The discount exceeds the price.',
          },
          width: 130,
          initial: 0,
        },
        {
          name: 'product_stock',
          label: 'Stock',
          field: 'number',
          span: 12,
          from: 'stock',
          width: 100,
          initial: 0,
        },
        {
          name: 'product_limit_stock',
          label: 'Batas Pembelian',
          field: 'number',
          span: 12,
          from: 'limit_stock',
          width: 140,
          initial: 0,
        },
        { name: 'status', label: 'Status', field: 'switch', span: 12, from: 'active', width: 80, initial: 1 },
      ],
      pick: {
        column: 'product_id',
        title: 'Mass Upload Product Max Qty',
        columns: { name: 'Name', price: 'Harga', stock: 'Stock' },
      },
      removed: {
        endpoint: flashsaleDeleteProduct,
        with: { itemId: { from: 'row', path: 'id' } },
        when: { field: 'id', gt: 0 },
      },
      from: 'item_detail',
    },
  ],
  sections: [
    { fields: ['active'] },
    {
      title: 'Waktu Event',
      fields: ['start_date', 'start_time', 'end_date', 'end_time'],
      range: { start: ['start_date', 'start_time'], end: ['end_date', 'end_time'] },
    },
    { fields: ['thumbnail', 'banner'] },
    { fields: ['items'] },
  ],
  body: body,
  submit: {
    call: { endpoint: flashsaleUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'flashsale-list', route: '/dashboard/flashsale' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { active: 1 },
  lock: 800,
};
export default screen;
