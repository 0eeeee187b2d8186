import type { DemoCategory } from './demo-category.ts';

export const HOUSEHOLD: readonly DemoCategory[] = [
  {
    name: 'Perawatan Diri',
    description: 'Sabun mandi, sampo, pasta gigi dan tisu.',
    hue: 305,
    groups: [
      {
        name: 'Sabun & Sampo',
        brands: ['Harum Pagi', 'Sehat Prima'],
        form: 'bottle',
        sizes: { '170 ml': 195, '400 ml': 445 },
        kinds: {
          'Sampo Lidah Buaya': 15900,
          'Sampo Anti Ketombe': 18700,
          'Sabun Cair Sereh': 13400,
          'Sabun Cair Susu': 14200,
        },
      },
      {
        name: 'Perawatan Gigi',
        brands: ['Sehat Prima'],
        form: 'tube',
        sizes: { '75 g': 92, '190 g': 215 },
        kinds: { 'Pasta Gigi Siwak': 7800, 'Pasta Gigi Mint': 6900 },
      },
      {
        name: 'Tisu & Kapas',
        brands: ['Harum Pagi'],
        form: 'box',
        sizes: { '120 lembar': 165, '250 lembar': 330 },
        kinds: { 'Tisu Wajah': 7900, 'Tisu Basah': 11200 },
      },
    ],
  },
  {
    name: 'Kebersihan Rumah',
    description: 'Deterjen, pencuci piring, pembersih lantai dan pewangi.',
    hue: 172,
    groups: [
      {
        name: 'Deterjen & Pewangi',
        brands: ['Bersih Kilau', 'Gaya Lama'],
        form: 'pouch',
        sizes: { '770 g': 785, '1,6 kg': 1625 },
        kinds: { 'Deterjen Bubuk': 17600, 'Deterjen Cair Konsentrat': 22400, 'Pelembut Pakaian': 14900 },
      },
      {
        name: 'Pencuci Piring',
        brands: ['Bersih Kilau'],
        form: 'bottle',
        sizes: { '210 ml': 235, '750 ml': 815 },
        kinds: { 'Sabun Cuci Piring Jeruk Nipis': 6200, 'Sabun Cuci Piring Siwak': 6900 },
      },
      {
        name: 'Pembersih Lantai',
        brands: ['Bersih Kilau', 'Harum Pagi'],
        form: 'bottle',
        sizes: { '450 ml': 490, '800 ml': 865 },
        kinds: { 'Karbol Sereh': 12900, 'Pembersih Lantai Lavender': 11800 },
      },
    ],
  },
  {
    name: 'Perlengkapan Bayi',
    description: 'Popok, bubur, minyak telon dan bedak.',
    hue: 140,
    groups: [
      {
        name: 'Makanan Bayi',
        brands: ['Sehat Prima', 'Susu Lereng'],
        form: 'box',
        sizes: { '120 g': 132, '300 g': 320 },
        kinds: { 'Bubur Bayi Beras Merah': 15200, 'Bubur Bayi Pisang': 14800 },
      },
      {
        name: 'Perawatan Bayi',
        brands: ['Harum Pagi', 'Sehat Prima'],
        form: 'bottle',
        sizes: { '60 ml': 78, '150 ml': 178 },
        kinds: { 'Minyak Telon': 21500, 'Bedak Bayi': 9800 },
      },
    ],
  },
  {
    name: 'Musiman',
    description: 'Bingkisan dan sirup untuk hari raya; dijual menjelang Lebaran saja.',
    hue: 88,
    active: 0,
    groups: [
      {
        name: 'Sirup Hari Raya',
        brands: ['Sari Nusantara'],
        form: 'bottle',
        sizes: { '460 ml': 820, '630 ml': 1090 },
        kinds: { 'Sirup Cocopandan': 18900, 'Sirup Melon': 18900 },
      },
    ],
  },
];
