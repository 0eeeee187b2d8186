// Values that several records have.

export const made = '2026-04-02T08:00:00+07:00';
export const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
export const named = { id: 2, name: 'Minuman' };
export const tea = { id: 1, sku_code: 'TC-1', name: 'Teh Celup', price: 12_500 };
export const coffee = { id: 2, sku_code: 'KP-2', name: 'Kopi Bubuk', price: 9000 };
export const images = [
  { id: 7, image_url: '/files/a.png', thumbnail_image_url: '/files/a-s.png', ordering: 1 },
];
