import { later } from '../screen/later.tsx';

/** An order of things, put right by dragging or by the arrow keys. Few forms have it. */
export const OrderField = later(() => import('./order/order-list.tsx'));
