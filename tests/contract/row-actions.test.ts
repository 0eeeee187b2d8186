import { expect, it } from 'vitest';
import type { ListScreen } from '../../core/model.ts';

/** Each list with a stated order of row actions, the one that stands in the state of a row beside its counterpart. */
const STATED: Readonly<Record<string, string>> = {
  'transaction-documents': 'Detail, Edit, Hapus',
  'product-list': 'Details, Edit, Logs, Price, Images, Discount',
  'product-discounts': 'Edit, Delete',
  'user-list': 'Edit, OTP Logs, Update Info, Sync, Reset Password, Activate, Deactivate',
  'category-list': 'Edit, Childs, Delete, Activate, Deactivate',
  'category-children': 'Edit, Delete, Activate, Deactivate',
  'brand-list': 'Edit, Activate, Deactive',
  'section-list': 'Edit, Items, Delete, Activate, Deactivate',
  'admin-list': 'Edit, Delete',
  'approval-list': 'Edit, Delete',
  'news-list': 'Edit, Details',
  'promotion-list': 'Detail, Edit, Delete, Activate, Deactivate',
  'promo-list': 'Edit, Details, Products, Delete, Activate, Deactivate',
  'bundle-list': 'Edit, Activate, Deactivate',
  'product-free-list': 'Edit, Activate, Deactivate',
  'voucher-list': 'Detail, Edit, Delete',
  'level-list': 'Edit, Activate, Deactivate',
  'campaign-list': 'Detail, Set Reminder, Delete, Activate, Deactivate',
  'point-list': 'Edit, Delete, Activate, Deactivate',
  // Its menu is stated before the switch, and the button of a menu is the last of a row.
  'flashsale-list': 'Edit, Activate, Deactivate, Detail, Delete',
};

/** A row draws its buttons in the declared order, and its menu behind them. */
async function drawn(id: string): Promise<string[]> {
  const { default: list } = (await import(`../../src/generated/product/screens/${id}.ts`)) as {
    default: ListScreen;
  };
  const inMenu = (place?: string) => place === 'menu';
  const buttons = list.row.filter(({ place }) => !inMenu(place));
  return [...buttons, ...list.row.filter(({ place }) => inMenu(place))].map(({ label }) => label);
}

it.each(Object.entries(STATED))('the rows of %s offer in the stated order: %s', async (id, order) => {
  const stated = order.split(', ');
  const offered = (await drawn(id)).filter((label) => stated.includes(label));
  expect([...new Set(offered)]).toEqual(stated);
});
