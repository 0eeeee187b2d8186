import { instantAt } from '../../../core/dates.ts';
import type { StandIn, Variant } from '../../../core/model.ts';
import { asText, onOrOff, SWITCHES, toNumber } from '../../../core/read-value.ts';
import { isRecord } from '../../../core/record.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import { product } from '../base/product.ts';

/** A row of an answer with its values as they are declared, whatever other servers call them; the same one if nothing differs. */
export function readVariants(row: Row, variants: Readonly<Record<string, Variant>>): Row {
  return Object.entries(variants).reduce(
    (readRow, [path, variant]) => readAt(readRow, path.split('.'), variant, readRow) as Row,
    row,
  );
}

/** Reads the value at a path; lists on the way are passed through. */
function readAt(
  holder: unknown,
  [name = '', ...rest]: readonly string[],
  variant: Variant,
  row: Row,
): unknown {
  if (Array.isArray(holder)) {
    const entries = holder.map((entry: unknown) => readAt(entry, [name, ...rest], variant, row));
    return entries.some((entry, index) => entry !== holder[index]) ? entries : holder;
  }
  if (!isRecord(holder)) return holder;
  const value = holder[name];
  const read =
    rest.length > 0 ? readAt(value, rest, variant, row) : readValue(value, { holder, row }, variant);
  return Object.is(read, value) ? holder : { ...holder, [name]: read };
}

/** Where a value stands: the record around it, and the whole row. */
interface Around {
  readonly holder: Row;
  readonly row: Row;
}

function readValue(value: unknown, around: Around, { values, other, standIn = [] }: Variant): unknown {
  const present = isMissing(value)
    ? (standIn.map((stand) => standInValue(stand, around)).find((found) => !isMissing(found)) ?? value)
    : value;
  if (!values || present === undefined || values.includes(present)) return present;
  return sameMeaning(present, values) ?? other ?? offOf(values) ?? present;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const ROW = '$row.';

function standInValue(standIn: StandIn, { holder, row }: Around): unknown {
  if (typeof standIn === 'string') {
    const value = standIn.startsWith(ROW)
      ? readPath(row, standIn.slice(ROW.length))
      : readPath(holder, standIn);
    // What holds the value under another name is not the value.
    return typeof value === 'object' ? undefined : value;
  }
  if ('value' in standIn) return standIn.value;
  if ('times' in standIn) return timesOf(standIn.times.map((path) => toNumber(readPath(holder, path))));
  if ('instant' in standIn) {
    const [day, time] = standIn.instant.map((path) => readPath(holder, path));
    return typeof day === 'string' && typeof time === 'string'
      ? instantAt(product().locale.zone, day, time)
      : undefined;
  }
  if ('join' in standIn) return textsAt(holder, standIn.join.split('.')).join(', ');
  if ('text' in standIn) return filledText(standIn.text, holder);
  const fields = Object.entries(holder).filter(([name]) => standIn.pick.includes(name));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The text with its values as people read them; undefined where one of them is missing. */
function filledText(text: string, holder: Row): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{(.+?)\}/g, (_, path) => {
    const value = readPath(holder, path);
    isWhole &&= !isMissing(value);
    return typeof value === 'number'
      ? value.toLocaleString(product().locale.numbers)
      : asText(value).replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1');
  });
  return isWhole ? filled : undefined;
}

function timesOf(factors: readonly (number | undefined)[]): number | undefined {
  const total = factors.reduce<number>((result, factor) => result * (factor ?? Number.NaN), 1);
  return Number.isNaN(total) ? undefined : total;
}

/** The texts at a path, which leads through the entries of lists. */
function textsAt(holder: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(holder))
    return holder.flatMap((entry) => textsAt(entry, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return isMissing(holder) ? [] : [asText(holder)];
  return isRecord(holder) ? textsAt(holder[name], rest) : [];
}

/** What is neither on nor off is off, where there is nothing else: badge, actions and forms then read the same. */
function offOf(values: readonly unknown[]): unknown {
  return SWITCHES.find(
    ({ off, on }) =>
      [off, on].every((value) => values.includes(value)) &&
      values.every((value) => value === null || value === off || value === on),
  )?.off;
}

/** The declared value that means the same: a number that came as text, or another word for on or off. */
function sameMeaning(value: unknown, values: readonly unknown[]): unknown {
  const onOff = asText(value) === '0' ? '0' : onOrOff(value);
  const switched = onOff ? SWITCHES.map(({ off, on }) => (onOff === '1' ? on : off)) : [];
  const candidates = [toNumber(value), ...switched, asText(value)];
  return candidates.find((candidate) => candidate !== undefined && values.includes(candidate));
}
