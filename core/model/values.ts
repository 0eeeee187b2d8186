/** A literal, or a reference resolved when the value is needed; or a list of them. */
export type Value = SingleValue | ValueList;
export type SingleValue =
  | string
  | number
  | boolean
  | null
  | { readonly from: ValueSource; readonly path: string };
interface ValueList {
  readonly from?: undefined;
  readonly path?: undefined;
  readonly list: readonly SingleValue[];
}
export type ValueSource = 'row' | 'route' | 'query' | 'form' | 'user' | 'answer';
export type Values = Readonly<Record<string, Value>>;
