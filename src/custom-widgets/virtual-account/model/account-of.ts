type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The number that is shown: that of an order paid by BCA; the order is the row, or its `transaction`. */
export function accountOf(value: string | null | undefined, row: Row): string | undefined {
  const order = isRow(row.transaction) ? row.transaction : row;
  return order.payment_type === 'BCA' && value ? value : undefined;
}
