/** What the tests of promotions have in common. */

export const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
export const tea = { id: 1, name: 'Teh Celup', sku_code: 'TC-1', price: 12_500 };
export const SAVED = { status: 200, message: 'Saved.', data: null };
export const here = () => `${location.pathname}${location.search}${location.hash}`;
