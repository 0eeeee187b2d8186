import type { DemoCategory } from './demo-category.ts';

export const KITCHEN: readonly DemoCategory[] = [
  {
    name: 'Sembako',
    description: 'Kebutuhan pokok: beras, gula, minyak, tepung dan telur olahan.',
    hue: 45,
    groups: [
      {
        name: 'Beras',
        brands: ['Padi Mas'],
        form: 'sack',
        sizes: { '5 kg': 5000, '10 kg': 10000, '25 kg': 25000 },
        kinds: { 'Beras Pandan Wangi': 78500, 'Beras Ramos': 69000, 'Beras Merah': 96000 },
      },
      {
        name: 'Gula & Garam',
        brands: ['Padi Mas', 'Warung Kita'],
        form: 'pouch',
        sizes: { '500 g': 505, '1 kg': 1005 },
        kinds: { 'Gula Pasir': 9100, 'Gula Aren Semut': 17800, 'Garam Halus Beriodium': 3600 },
      },
      {
        name: 'Minyak Goreng',
        brands: ['Sari Nusantara', 'Warung Kita'],
        form: 'bottle',
        sizes: { '1 L': 930, '2 L': 1850 },
        kinds: { 'Minyak Goreng Sawit': 17900, 'Minyak Kelapa': 34500 },
      },
      {
        name: 'Tepung',
        brands: ['Padi Mas', 'Rasa Bunda'],
        form: 'pouch',
        sizes: { '500 g': 508, '1 kg': 1008 },
        kinds: {
          'Tepung Terigu Serbaguna': 7100,
          'Tepung Beras': 8400,
          'Tepung Tapioka': 7700,
          'Tepung Bumbu Krispi': 11900,
        },
      },
    ],
  },
  {
    name: 'Mie & Pasta',
    description: 'Mie instan, bihun, soun dan pasta.',
    hue: 8,
    groups: [
      {
        name: 'Mie Instan',
        brands: ['Mie Jempol'],
        form: 'pouch',
        sizes: { '70 g': 75, '5 x 70 g': 375 },
        kinds: {
          'Mie Goreng Spesial': 2900,
          'Mie Kuah Soto': 2800,
          'Mie Kari Ayam': 2900,
          'Mie Goreng Rendang': 3100,
        },
      },
      {
        name: 'Bihun & Soun',
        brands: ['Mie Jempol', 'Padi Mas'],
        form: 'box',
        sizes: { '200 g': 208, '400 g': 412 },
        kinds: { 'Bihun Jagung': 6200, 'Bihun Beras': 6800, 'Soun Sagu': 7900 },
      },
      {
        name: 'Pasta',
        brands: ['Mie Jempol'],
        form: 'box',
        sizes: { '225 g': 232, '450 g': 460 },
        kinds: { Spageti: 9400, Makaroni: 8900 },
      },
    ],
  },
  {
    name: 'Bumbu & Saus',
    description: 'Kecap, sambal, santan, kaldu dan bumbu siap pakai.',
    hue: 20,
    groups: [
      {
        name: 'Kecap & Saus',
        brands: ['Rasa Bunda', 'Sari Nusantara'],
        form: 'bottle',
        sizes: { '135 ml': 175, '520 ml': 640 },
        kinds: { 'Kecap Manis': 8700, 'Kecap Asin': 7400, 'Saus Sambal': 8100, 'Saus Tomat': 7300 },
      },
      {
        name: 'Bumbu Instan',
        brands: ['Bumbu Eyang Sastro Resep Warisan Keluarga Asli Yogyakarta Sejak 1952', 'Rasa Bunda'],
        form: 'pouch',
        sizes: { '45 g': 48, '90 g': 95 },
        kinds: { 'Bumbu Rendang': 5600, 'Bumbu Opor': 5300, 'Bumbu Soto': 5300, 'Bumbu Gulai': 5600 },
      },
      {
        name: 'Santan & Kaldu',
        brands: ['Rasa Bunda'],
        form: 'carton',
        sizes: { '65 ml': 70, '200 ml': 212 },
        kinds: { 'Santan Kelapa': 3300, 'Kaldu Cair Ayam': 7200 },
      },
    ],
  },
  {
    name: 'Makanan Kaleng',
    description: 'Ikan, daging dan buah dalam kaleng.',
    hue: 222,
    groups: [
      {
        name: 'Ikan Kaleng',
        brands: ['Lautan Boga'],
        form: 'can',
        sizes: { '155 g': 178, '425 g': 480 },
        kinds: { 'Sarden Saus Tomat': 9800, 'Makarel Saus Cabai': 11200, 'Tuna dalam Minyak': 18900 },
      },
      {
        name: 'Daging & Buah Kaleng',
        brands: ['Lautan Boga', 'Sari Nusantara'],
        form: 'can',
        sizes: { '198 g': 225, '565 g': 640 },
        kinds: { 'Kornet Sapi': 24500, 'Koktail Buah': 14900 },
      },
    ],
  },
];
