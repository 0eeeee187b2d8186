type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows, some at a time; ended early by `return`, as when the person cancels. */
export type Batches = AsyncIterable<Rows>;

/** The first batch, and what comes after it. */
export async function* after(first: IteratorResult<Rows>, source: AsyncIterator<Rows>): AsyncGenerator<Rows> {
  for (let next = first; !next.done; next = await source.next()) yield next.value;
}
