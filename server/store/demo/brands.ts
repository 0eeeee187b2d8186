/** Invented makers. `hue` colours their banner; `active` 0: a label that is no longer sold. */
export interface DemoBrand {
  name: string;
  hue: number;
  active?: 0;
}

export const BRANDS: readonly DemoBrand[] = [
  { name: 'Sari Nusantara', hue: 28 },
  { name: 'Rasa Bunda', hue: 8 },
  { name: 'Kopi Tebing', hue: 20 },
  { name: 'Teh Lembayung', hue: 285 },
  { name: 'Tirta Bening', hue: 198 },
  { name: 'Padi Mas', hue: 45 },
  { name: 'Mie Jempol', hue: 2 },
  { name: 'Cemilan Ceria', hue: 330 },
  { name: 'Susu Lereng', hue: 210 },
  { name: 'Bersih Kilau', hue: 172 },
  { name: 'Harum Pagi', hue: 305 },
  { name: 'Lautan Boga', hue: 222 },
  { name: 'Sehat Prima', hue: 140 },
  { name: 'Warung Kita', hue: 88 },
  { name: 'Bumbu Eyang Sastro Resep Warisan Keluarga Asli Yogyakarta Sejak 1952', hue: 14 },
  { name: 'Gaya Lama', hue: 60, active: 0 },
];
