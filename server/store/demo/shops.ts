import type { Random } from './random.ts';

const SHOPS = [
  'Toko Sumber Rejeki',
  'Warung Bu Tini',
  'UD Maju Jaya',
  'Minimarket Sinar Abadi',
  'Toko Berkah Ilahi',
  'Warung Pojok',
  'CV Anugerah Pangan',
  'Toko Kelontong Pak Darmo',
  'Grosir Cahaya Timur',
  'Toko Murah Meriah',
  'Warung Mbok Yem',
  'UD Tani Makmur',
  'Swalayan Bintang',
  'Toko Harapan Baru',
  'Kios Bang Udin',
  'Toko Lestari',
  'Depot Segar',
  'UD Karya Bersama',
  'Toko Sahabat',
  'Warung Nusa Indah',
  'Toko Aneka Snack',
  'Grosir Mitra Usaha',
  'Toko Rizki',
  'Minimarket Keluarga',
  'Warung Teh Euis',
  'UD Putra Samudra',
  'Toko Wijaya',
  'Toko Dua Saudara',
  'Kedai Uda Rizal',
  'Toko Gemilang',
  'Warung Nenek Salma',
  'CV Boga Sentosa',
  'Toko Pelangi',
  'UD Subur',
  'Toko Bahari',
  'Warung Ibu Ketut',
  'Toko Matahari Pagi',
  'Grosir Pasar Induk',
  'Toko Amanah',
  'Koperasi Karyawan dan Pensiunan Perkebunan Nusantara Unit Usaha Toko Serba Ada Cabang Deli Serdang',
];
const OWNERS = [
  'Siti',
  'Agus',
  'Dewi',
  'Hendra',
  'Rina',
  'Joko',
  'Nurul',
  'Made',
  'Yanti',
  'Rudi',
  'Lina',
  'Asep',
];
const FAMILY = [
  'Santoso',
  'Hidayat',
  'Pratiwi',
  'Gunawan',
  'Saputra',
  'Rahmawati',
  'Siregar',
  'Wibowo',
  'Utami',
];
const STREETS = [
  'Jl. Merdeka',
  'Jl. Diponegoro',
  'Jl. Pasar Baru',
  'Jl. Ahmad Yani',
  'Jl. Kenanga',
  'Jl. Sudirman',
];
const CITIES = [
  'Jakarta',
  'Bandung',
  'Surabaya',
  'Semarang',
  'Medan',
  'Denpasar',
  'Makassar',
  'Yogyakarta',
  'Malang',
];

/** The customers, ready for the table `users`. Names and numbers are invented. */
export function makeShops(random: Random) {
  return SHOPS.map((shop_name, index) => {
    const kota = random.pick(CITIES);
    const username = `toko${String(index + 1).padStart(3, '0')}`;
    return {
      uuid: makeUuid(random),
      nav_id: `C${String(10_001 + index * 7)}`,
      owner_name: `${random.pick(OWNERS)} ${random.pick(FAMILY)}`,
      shop_name,
      username,
      email: index % 5 === 4 ? null : `${username}@toko.example.test`,
      phone_number: `08${random.integer(11, 19)}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
      address: `${random.pick(STREETS)} No. ${random.integer(1, 220)}, ${kota}`,
      kota,
      active: random.next() < 0.1 ? (0 as const) : (1 as const),
    };
  });
}

/** Version 4 in form, but the same at every start. */
function makeUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
