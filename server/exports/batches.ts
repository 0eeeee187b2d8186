type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows in batches; `return` ends the reading early, as when the user cancels. */
export type Batches = AsyncIterable<Rows>;

/** The first batch and the rest. */
export async function* after(first: IteratorResult<Rows>, source: AsyncIterator<Rows>): AsyncGenerator<Rows> {
  for (let currentBatch = first; !currentBatch.done; currentBatch = await source.next())
    yield currentBatch.value;
}
