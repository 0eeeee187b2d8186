import { addDays, daysBetween, isoInstant } from '../../../core/dates.ts';
import { demandOn, workingDays } from './order-calendar.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoShop {
  readonly id: number;
  readonly address: string | null;
}
export interface DemoLine {
  readonly product_id: number;
  readonly price: number;
  readonly quantity: number;
  readonly deliver_qty: number;
  /** What the line costs, and how much less than its price that is; absent: price times quantity, and nothing. */
  readonly final_price?: number;
  readonly discount_price?: number;
}
/** An order as it stands today; `payment` is what the bank tells of it. */
export interface DemoOrder {
  readonly shop: DemoShop;
  readonly lines: readonly DemoLine[];
  readonly total: number;
  readonly state: 0 | 1 | 2 | 3;
  readonly paymentType: string;
  readonly paidAt: string | null;
  readonly created: string;
  readonly note: string | null;
}

const DAYS = 365;
const OPENS = 8 * 60;
const CLOSES = 20 * 60;
/** By then the office has been through what came in before this day. */
const WORKED_BY = 15 * 60;
const NOTES = [
  'Tolong kirim pagi.',
  'Titip di satpam.',
  'Hubungi sebelum kirim.',
  'Bongkar di gudang belakang.',
];
/** For which shops, of 1, and how many days after the order the money comes, from and to. */
const PAYMENTS = [
  { name: 'BCA', upTo: 0.45, days: [0, 2] },
  { name: 'Tempo 14 hari', upTo: 0.7, days: [8, 20] },
  { name: 'Tempo 30 hari', upTo: 0.8, days: [22, 38] },
  { name: 'COD', upTo: 1, days: [3, 5] },
] as const;
/** Of the recent orders so many are not paid in time, or at all. */
const FORGETTING = 0.05;
const FORGOTTEN_DAYS = 75;

/** How a shop buys: how often, what, how much, and how it pays; the same shop at every start. */
interface Habit {
  readonly shop: DemoShop;
  readonly interval: number;
  /** Days before today on which it came to us. */
  readonly since: number;
  readonly basket: readonly Product[];
  readonly size: number;
  readonly payment: (typeof PAYMENTS)[number];
}
interface Product {
  readonly id: number;
  readonly price: number;
}
interface Given {
  readonly shops: readonly DemoShop[];
  readonly products: readonly Product[];
  readonly seed: number;
  /** ISO instant until which there are orders. */
  readonly now: string;
  readonly today: string;
}

/** The orders of a year, the oldest first: what a day has depends on the day and the shops alone. */
export function* planOrders({ shops, products, seed, now, today }: Given): Generator<DemoOrder> {
  const random = createRandom(seed);
  const habits = shops.map((shop) => habitOf(shop, products, random));
  for (let age = DAYS - 1; age >= 0; age -= 1) {
    const day = addDays(today, -age);
    const ofDay = createRandom(seed + daysBetween('2000-01-01', day));
    const demand = demandOn(day) * (1.1 - 0.25 * (age / DAYS));
    const orders = habits.flatMap((habit) => {
      const isOrdering = ofDay.next() < demand / habit.interval;
      return isOrdering && age <= habit.since ? [planOrder(habit, { age, day, now }, ofDay)] : [];
    });
    orders.sort((firstOrder, secondOrder) => firstOrder.created.localeCompare(secondOrder.created));
    yield* orders.filter(({ created }) => created <= now);
  }
}

function habitOf(shop: DemoShop, products: readonly Product[], random: Random): Habit {
  const isLarge = random.next() < 0.2;
  const chance = random.next();
  return {
    shop,
    interval: random.integer(isLarge ? 2 : 4, isLarge ? 4 : 9),
    since: random.next() < 0.2 ? random.integer(40, DAYS - 30) : DAYS,
    basket: random.shuffle(products).slice(0, random.integer(12, 40)),
    size: isLarge ? 3 : 1,
    payment: PAYMENTS.find(({ upTo }) => chance < upTo) ?? PAYMENTS[0],
  };
}

interface At {
  readonly age: number;
  readonly day: string;
  readonly now: string;
}

function planOrder(habit: Habit, { age, day, now }: At, random: Random): DemoOrder {
  const makeInstant = (later: number, minute: number) =>
    isoInstant(`${addDays(day, later)}T00:00:00+07:00`, minute);
  const state = stateAt(workingDays(day, now < makeInstant(age, WORKED_BY) ? age - 1 : age), random);
  const lines = random
    .shuffle(habit.basket)
    .slice(0, random.integer(2, 6))
    .map(({ id, price }): DemoLine => {
      const quantity = random.integer(1, 12) * habit.size;
      return { product_id: id, price, quantity, deliver_qty: state >= 2 ? quantity : 0 };
    });
  const [first, last] = habit.payment.days;
  const forgets = random.next() < FORGETTING && age < FORGOTTEN_DAYS;
  const paid = makeInstant(random.integer(first, last), random.integer(OPENS, CLOSES));
  const created = makeInstant(0, random.integer(OPENS, CLOSES));
  const paidAt = paid < created ? isoInstant(created, random.integer(10, 90)) : paid;
  return {
    shop: habit.shop,
    lines,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    state,
    paymentType: habit.payment.name,
    paidAt: forgets || paidAt > now || (habit.payment.name === 'COD' && state < 2) ? null : paidAt,
    created,
    note: random.next() < 0.06 ? random.pick(NOTES) : null,
  };
}

/** The more working days, the further; a few wait longer than they should. */
function stateAt(days: number, random: Random): DemoOrder['state'] {
  const late = random.next() < 0.12 ? random.integer(1, 4) : 0;
  const worked = days - late;
  if (worked <= 0) return 0;
  if (worked <= 2) return 1;
  return worked <= 5 ? 2 : 3;
}
