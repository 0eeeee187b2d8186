/** What the bank can be asked for. */
export interface Bank {
  /** What it is, for the terminal. */
  readonly describe: string;
  /**
   * Money that came in on these days (YYYY-MM-DD, both included, at most 31). Throws a ConnectorError, after the
   * tries that make sense.
   */
  mutations(ask: { from: string; to: string; signal?: AbortSignal }): Promise<readonly BankMutation[]>;
}

export interface BankMutation {
  /** The same for the same payment whenever it is asked for. */
  readonly reference: string;
  /** Day of the payment, YYYY-MM-DD. */
  readonly date: string;
  /** Rupiah. */
  readonly amount: number;
  /** Number of the virtual account that was paid into; null for other payments. */
  readonly virtualAccount: string | null;
  /** As the bank words it. */
  readonly description: string;
}
