// Generated from schemas/voucher/voucher-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { voucherDelete, voucherGet } from '../endpoints/voucher.ts';

const screen: DetailScreen = {
  id: 'voucher-detail',
  file: 'schemas/voucher/voucher-detail.screen.json',
  title: 'Voucher Detail',
  roles: [2, 3],
  route: '/dashboard/promo/voucher/detail/{id}',
  parent: { screen: 'voucher-list', route: '/dashboard/promo/voucher', title: 'Voucher' },
  pages: [
    {
      screen: 'voucher-detail',
      route: '/dashboard/promo/voucher/detail/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Detail',
    },
    {
      screen: 'voucher-usage-list',
      route: '/dashboard/promo/voucher/usages/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Voucher Usage',
    },
  ],
  kind: 'detail',
  source: { endpoint: voucherGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'name', badges: [{ path: 'active', label: 'Status', cell: 'active' }] },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'primary',
      roles: [2, 3],
      to: {
        screen: 'voucher-edit',
        route: '/dashboard/promo/voucher/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      roles: [2, 3],
      call: { endpoint: voucherDelete, with: { id: { from: 'row', path: 'id' } } },
      then: { to: { screen: 'voucher-list', route: '/dashboard/promo/voucher' } },
      confirm: { text: 'Hapus data {name}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        {
          path: 'who.message',
          label: 'For whom',
          cell: 'message',
          options: { params: 'who.params' },
          when: { field: 'who', exists: true },
        },
        {
          path: 'offer.message',
          label: 'What it gives',
          cell: 'message',
          options: { params: 'offer.params', lines: 12 },
          when: { field: 'offer', exists: true },
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          when: { field: 'standing', exists: true },
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          when: { field: 'used', exists: true },
        },
        { path: 'kode', label: 'Kode Voucher', cell: 'text', options: { mono: true } },
        {
          path: 'jenis',
          label: 'Jenis',
          cell: 'choice',
          choices: [
            { value: 'public', label: 'Public' },
            { value: 'private', label: 'Private' },
            { value: 'loyalty', label: 'Loyalty' },
          ],
        },
        {
          path: 'level.title',
          label: 'Jenis Customer',
          cell: 'text',
          when: { field: 'level_id', exists: true },
        },
        { path: 'start_date', label: 'Start Date', cell: 'date' },
        { path: 'end_date', label: 'End Date', cell: 'date' },
        { path: 'kuota', label: 'Kuota per user', cell: 'number' },
        {
          path: 'product_type',
          label: 'Product',
          cell: 'choice',
          choices: [
            { value: 'semua', label: 'Semua' },
            { value: 'kategori', label: 'Kategori' },
            { value: 'brand', label: 'Brand' },
            { value: 'sku', label: 'SKU' },
          ],
        },
        {
          path: 'penawaran',
          label: 'Penawaran',
          cell: 'choice',
          choices: [
            { value: 'free-gift', label: 'Free Gift' },
            { value: 'potongan', label: 'Potongan Harga' },
            { value: 'undian', label: 'Undian' },
          ],
        },
        {
          path: 'besar',
          label: 'Besar',
          cell: 'varied',
          options: {
            by: 'potongan_type',
            as: { nominal: 'money', persentase: 'number' },
            units: { persentase: '%' },
          },
          when: { field: 'besar', exists: true },
        },
        {
          path: 'potongan_type',
          label: 'Jenis Potongan',
          cell: 'choice',
          choices: [{ value: 'persentase', label: 'Persentase' }, { value: 'nominal', label: 'Nominal' }],
          when: { field: 'potongan_type', exists: true },
        },
        {
          path: 'maksimal',
          label: 'Maksimal Penawaran',
          cell: 'money',
          when: { field: 'maksimal', exists: true },
        },
        { path: 'hadiah', label: 'Hadiah', cell: 'text', when: { field: 'hadiah', exists: true } },
        { path: 'amountMin', label: 'Minimum Pembelian', cell: 'money', when: { field: 'isMin', is: 1 } },
        { path: 'deskripsi', label: 'Deskripsi', cell: 'html' },
      ],
    },
    {
      kind: 'table',
      title: 'Kategori',
      rows: 'categories',
      columns: [{ path: 'category.name', label: 'Name', cell: 'text', priority: 1 }],
      actions: [],
      empty: 'No products',
      when: { field: 'product_type', is: 'kategori' },
    },
    {
      kind: 'table',
      title: 'Brand',
      rows: 'brands',
      columns: [{ path: 'brand.name', label: 'Name', cell: 'text', priority: 1 }],
      actions: [],
      empty: 'No products',
      when: { field: 'product_type', is: 'brand' },
    },
    {
      kind: 'table',
      title: 'SKU',
      rows: 'products',
      columns: [{ path: 'product.name', label: 'Name', cell: 'text', priority: 1 }],
      actions: [],
      empty: 'No products',
      when: { field: 'product_type', is: 'sku' },
    },
  ],
  aside: [
    {
      kind: 'fields',
      fields: [{ path: 'image', label: 'Image', cell: 'image', options: { width: 360, height: 240 } }],
    },
  ],
};

export default screen;
