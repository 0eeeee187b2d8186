import type { DemoCategory } from './demo-category.ts';

export const DRINKS_AND_SNACKS: readonly DemoCategory[] = [
  {
    name: 'Minuman',
    description: 'Air mineral, teh, kopi, jus dan minuman bersoda untuk etalase dan lemari pendingin.',
    hue: 198,
    groups: [
      {
        name: 'Air Mineral',
        brands: ['Tirta Bening'],
        form: 'bottle',
        sizes: { '330 ml': 345, '600 ml': 620, '1,5 L': 1540 },
        kinds: { 'Air Mineral': 2100, 'Air Mineral pH Tinggi': 3400 },
      },
      {
        name: 'Teh',
        brands: ['Teh Lembayung', 'Warung Kita'],
        form: 'box',
        sizes: { '25 kantong': 60, '50 kantong': 115 },
        kinds: {
          'Teh Melati Celup': 5900,
          'Teh Hijau Celup': 7800,
          'Teh Hitam Celup': 5400,
          'Teh Rosela': 11500,
        },
      },
      {
        name: 'Kopi',
        brands: ['Kopi Tebing'],
        form: 'pouch',
        sizes: { '165 g': 170, '380 g': 390 },
        kinds: {
          'Kopi Bubuk Robusta': 14800,
          'Kopi Gula': 12900,
          'Kopi Susu': 15600,
          'Kopi Arabika Gayo': 38500,
        },
      },
      {
        name: 'Jus & Soda',
        brands: ['Sari Nusantara'],
        form: 'can',
        sizes: { '250 ml': 265, '330 ml': 348 },
        kinds: { 'Sari Jeruk': 5200, 'Sari Jambu': 5200, 'Soda Lemon': 4900, 'Larutan Penyegar Leci': 6100 },
      },
    ],
  },
  {
    name: 'Makanan Ringan',
    description: 'Keripik, biskuit, wafer dan permen.',
    hue: 330,
    groups: [
      {
        name: 'Keripik',
        brands: ['Cemilan Ceria', 'Warung Kita'],
        form: 'pouch',
        sizes: { '68 g': 72, '180 g': 188 },
        kinds: {
          'Keripik Singkong Balado': 7600,
          'Keripik Kentang Sapi': 9900,
          'Keripik Pisang': 8200,
          'Tempe Sagu': 8800,
        },
      },
      {
        name: 'Biskuit & Wafer',
        brands: ['Cemilan Ceria', 'Susu Lereng'],
        form: 'box',
        sizes: { '120 g': 130, '300 g': 320 },
        kinds: { 'Biskuit Kelapa': 7200, 'Biskuit Susu': 7900, 'Wafer Cokelat': 8900, 'Krekers Asin': 6900 },
      },
      {
        name: 'Permen & Cokelat',
        brands: ['Cemilan Ceria'],
        form: 'jar',
        sizes: { '120 butir': 420, '300 butir': 990 },
        kinds: { 'Permen Jahe': 14500, 'Permen Mint': 13800, 'Cokelat Kacang': 32500 },
      },
    ],
  },
  {
    name: 'Susu & Olahan',
    description: 'Susu UHT, kental manis, bubuk, keju dan margarin.',
    hue: 210,
    groups: [
      {
        name: 'Susu Cair',
        brands: ['Susu Lereng'],
        form: 'carton',
        sizes: { '250 ml': 262, '1 L': 1040 },
        kinds: {
          'Susu UHT Full Cream': 6400,
          'Susu UHT Cokelat': 6600,
          'Susu UHT Stroberi': 6600,
          'Susu Kedelai': 6100,
        },
      },
      {
        name: 'Susu Kental & Bubuk',
        brands: ['Susu Lereng', 'Sehat Prima'],
        form: 'can',
        sizes: { '370 g': 420, '800 g': 890 },
        kinds: { 'Kental Manis Putih': 11900, 'Kental Manis Cokelat': 11900, 'Susu Bubuk Keluarga': 42500 },
      },
      {
        name: 'Keju & Margarin',
        brands: ['Susu Lereng', 'Rasa Bunda'],
        form: 'box',
        sizes: { '165 g': 175, '1 kg': 1030 },
        kinds: { 'Keju Cheddar Olahan': 19800, Margarin: 8300 },
      },
    ],
  },
];
