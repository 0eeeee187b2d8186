/** Why a line is left out, in the words of the report. */
export const REASONS = {
  quotes: 'quotation marks do not match',
  columns: 'wrong number of columns',
  characters: 'holds characters that are not text',
  cancelled: 'cancelled: the invoice number begins with C',
  invoice: 'no invoice number',
  sku: 'no stock code',
  code: 'invoice number, stock code or customer is longer than 50 characters',
  quantityText: 'quantity is not a whole number',
  quantity: 'quantity is zero or less',
  priceText: 'price is not a number',
  price: 'price is zero or less',
  amount: 'amount is too large',
  date: 'date cannot be read',
  customer: 'no customer',
  description: 'no description, and the product is not known',
  otherCustomer: 'the invoice belongs to another customer',
  otherOrder: 'the invoice number belongs to an order that was not imported',
} as const;
export type Reason = keyof typeof REASONS;

/** A line that was left out; it is counted under the first of its reasons. */
export interface Skipped {
  number: number;
  text: string;
  reasons: readonly [Reason, ...Reason[]];
}
