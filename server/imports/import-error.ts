/** Why an import cannot begin or go on; the message is meant for the terminal as it is. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
