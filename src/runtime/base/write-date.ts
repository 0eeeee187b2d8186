import { dateWriter } from '../../../core/dates.ts';
import { product } from './product.ts';

/** A date of the wire in the product's zone and locale, whatever language the page speaks; undefined for what is none. */
export function writeDate(value: unknown, format: string): string | undefined {
  const { zone, numbers } = product().locale;
  return dateWriter(format, zone, numbers)(value);
}
