/** What is asked about: a part of a page, as a role sees it with a record. */
export interface Asked {
  readonly file: string;
  /** The screen in view; another than the file where that screen takes the part over. */
  readonly shownFile: string;
  readonly pointer: string;
  readonly role: number;
  readonly record: Readonly<Record<string, unknown>> | undefined;
}
