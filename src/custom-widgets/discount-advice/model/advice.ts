/** A discount that the product has already. */
interface Discount {
  readonly id: number;
  readonly start_date_time: string;
  readonly end_date_time: string;
  readonly discount_price: number;
}

/** What a discount is judged by; absent where it is not known yet. */
interface Beside {
  /** The normal price. */
  readonly price?: number | undefined;
  /** The discounts of the product, without the one that is edited. */
  readonly others?: readonly Discount[] | undefined;
  /** The business day. */
  readonly day: string;
}

/** Warnings about a discount, as source texts. Takes the values of its form. */
export function adviceOn(
  { start_date: start, end_date: end, discount }: Readonly<Record<string, unknown>>,
  { price, others = [], day }: Beside,
): readonly string[] {
  const adviceTexts: string[] = [];
  // A product without a price is compared with nothing.
  if (typeof discount === 'number' && price !== 0) {
    const isKnown = price !== undefined;
    if (isKnown && discount >= price) adviceTexts.push('This is not lower than the normal price ({price}).');
    else if (discount === 0) adviceTexts.push('At this price the product is given away.');
    else if (isKnown && discount < price / 10)
      adviceTexts.push('This is less than a tenth of the normal price ({price}).');
  }
  const isSame = (otherDiscount: Discount) =>
    otherDiscount.start_date_time === start &&
    otherDiscount.end_date_time === end &&
    otherDiscount.discount_price === discount;
  if (others.some(isSame)) adviceTexts.push('Another discount of this product has the same days and price.');
  if (isBefore(end, day)) adviceTexts.push('This discount lies in the past.');
  else if (isBefore(start, day)) adviceTexts.push('The first day lies in the past.');
  return adviceTexts;
}

function isBefore(date: unknown, day: string): boolean {
  return typeof date === 'string' && date !== '' && date < day;
}
