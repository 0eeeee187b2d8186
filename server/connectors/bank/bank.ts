/** The port to the bank. */
export interface Bank {
  /** Its description for the terminal. */
  readonly describe: string;
  /** Incoming payments on these days (YYYY-MM-DD, inclusive, at most 31). Throws a ConnectorError after its retries. */
  mutations(ask: { from: string; to: string; signal?: AbortSignal }): Promise<readonly BankMutation[]>;
}

export interface BankMutation {
  /** Stable: the same payment always has the same id. */
  readonly reference: string;
  /** Day of the payment, YYYY-MM-DD. */
  readonly date: string;
  /** Rupiah. */
  readonly amount: number;
  /** Virtual account number that was paid into; null for other payments. */
  readonly virtualAccount: string | null;
  /** The bank's description. */
  readonly description: string;
}
