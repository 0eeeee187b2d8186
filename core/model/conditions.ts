/** A closed expression tree; a missing value makes a comparison false. `today` and `now` are the business day and time. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | (Operand & Test);
export type UserField = 'role' | 'id' | 'username';
/** The right side of `is` when it is not a literal. */
export interface UserValue {
  readonly from: 'user';
  readonly path: UserField;
}
export type Operand =
  | { readonly field: string }
  /** The parent record of a list's rows. */
  | { readonly record: string }
  | { readonly user: UserField }
  | { readonly route: string }
  | { readonly now: 'date' | 'instant' };
export type Test =
  | { readonly is: string | number | boolean | null | UserValue }
  | { readonly in: readonly (string | number | boolean)[] }
  | { readonly gt: number | string }
  | { readonly gte: number | string }
  | { readonly lt: number | string }
  | { readonly lte: number | string }
  | { readonly exists: boolean };
