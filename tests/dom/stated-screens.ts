import type { Action, DetailScreen, Endpoint, Screen, ScreenEntry } from '../../core/model.ts';
import { product } from '../../src/generated/product/product.ts';

/** The screens of the three documents; the chat has a test of its own, since it is made by hand. */
export const statedScreens = product.screens.filter(({ extension, id }) => !extension && id !== 'chat');

/** The records of the stated server that the addresses of the screens name. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/dashboard/transaction/paidconfirm/{id}/deliver': { id: '5' },
  '/dashboard/transaction/paidconfirm/{id}/complete': { id: '3' },
  '/dashboard/transaction/paidconfirm/{id}/sro': { id: '3' },
  '/dashboard/transaction': { id: '4', docId: '6', state: '0' },
  '/dashboard/category/child/{id}/edit': { id: '12' },
  '/dashboard/category': { id: '2' },
  '/dashboard/promo/bundle': { id: '3' },
  '/dashboard/promo/harga-coret': { id: '1' },
  '/dashboard/promo/promo-free-barang': { id: '5' },
  '/dashboard/promo/voucher': { id: '3' },
  '/dashboard/promotion': { id: '12' },
  '/dashboard/promo': { id: '7', promoId: '7' },
  '/dashboard/campaign': { id: '9' },
  '/dashboard/driver': { email: 'agus@gudang.id' },
  '/dashboard/flashsale': { id: '2' },
  '/dashboard/level': { id: '2' },
  '/dashboard/location': { code: 'GD' },
  '/dashboard/news': { id: '3' },
  '/dashboard/section': { id: '4' },
  '/dashboard/user': { id: '5' },
};
/** Which discount of the product is edited (spec decision 56). */
const QUERY: Readonly<Record<string, string>> = { 'product-discount-edit': '?discount_id=8' };

export function addressOf({ id, route }: ScreenEntry): string {
  const start = Object.keys(IDS).find((one) => route.startsWith(one));
  const values = { id: '1', ...(start ? IDS[start] : {}) } as Readonly<Record<string, string>>;
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return path + (QUERY[id] ?? '');
}

/** The actions of a screen that make a stated call. */
export function actionsOf(screen: Screen): readonly Action[] {
  const declared = () => {
    if (screen.kind === 'list') return [...screen.header, ...screen.row];
    if (screen.kind === 'form')
      return [...(screen.actions ?? []), ...screen.fields.flatMap(({ stored }) => stored?.actions ?? [])];
    return screen.kind === 'detail' ? [...screen.actions, ...tableActions(screen)] : [];
  };
  return declared().filter(({ call }) => call && !call.endpoint.extension);
}

const tableActions = ({ main, aside }: DetailScreen) =>
  [...main, ...aside].flatMap((section) =>
    section.kind === 'table' ? [...(section.header ?? []), ...section.actions] : [],
  );

/** What a screen sends once somebody has changed something there, by the label of the button that sends it. */
export function sendsOf(screen: Screen): readonly (readonly [label: string, Endpoint])[] {
  if (screen.kind === 'form')
    // A wizard shows its last button at its last step.
    return [[screen.isStepped ? 'Next' : screen.submit.label, screen.submit.call.endpoint]];
  if (screen.kind === 'grid') return [['Edit', screen.edit.call.endpoint]];
  const edit = screen.kind === 'list' ? screen.edit : undefined;
  return edit ? [[edit.label ?? edit.save, edit.call.endpoint]] : [];
}
