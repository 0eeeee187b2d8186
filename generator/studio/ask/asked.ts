/** What is asked about: a part of a page, as a role sees it with a record. */
export interface Asked {
  readonly file: string;
  readonly pointer: string;
  readonly role: number;
  readonly record: Readonly<Record<string, unknown>> | undefined;
}
