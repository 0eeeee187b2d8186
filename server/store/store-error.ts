/** Something about the database that a person must know or do; the message is meant for the terminal as it is. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
