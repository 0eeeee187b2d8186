import { ImportError } from './import-error.ts';
import { type DateOrder, type Layout, NUMBERED_DATE } from './order-line.ts';
import type { FileRecord } from './read-records.ts';

const CHOICE = 'Say which comes first: --dates mdy (the month) or --dates dmy (the day).';

/**
 * Whether day or month comes first in the dates of a file such as 12-01-2010, judged over all its lines: a number above
 * 12 is a day. Throws an ImportError where no line tells, or two contradict each other.
 */
export async function judgeDateOrder(
  records: AsyncIterable<FileRecord>,
  layout: Layout,
  file: string,
): Promise<DateOrder> {
  let unclear: string | null = null;
  const proofs: Partial<Record<DateOrder, string>> = {};
  for await (const { fields } of readable(records)) {
    const text = (fields?.[layout.at.InvoiceDate] ?? '').trim();
    const { first = '', second = '' } = NUMBERED_DATE.exec(text)?.groups ?? {};
    if (Number(first) === Number(second)) continue;
    if (Number(first) > 12) proofs.dmy ??= text;
    else if (Number(second) > 12) proofs.mdy ??= text;
    else unclear ??= text;
  }
  if (proofs.dmy && proofs.mdy) {
    throw new ImportError(
      `${file} holds ${proofs.dmy}, where the day comes first, and ${proofs.mdy}, where the month does. ${CHOICE} Dates of the other order are left out.`,
    );
  }
  if (unclear && !proofs.dmy && !proofs.mdy) {
    throw new ImportError(
      `${file} does not tell the order of day and month: ${unclear} is ambiguous. ${CHOICE}`,
    );
  }
  return proofs.dmy ? 'dmy' : 'mdy';
}

/** What of a damaged file can be read; the import itself tells where it ends. */
async function* readable(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord> {
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
}
