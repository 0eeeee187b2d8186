/** A literal, or a reference resolved when the value is needed. */
export type Value = string | number | boolean | null | { readonly from: ValueSource; readonly path: string };
export type ValueSource = 'row' | 'route' | 'query' | 'form' | 'user' | 'answer';
export type Values = Readonly<Record<string, Value>>;
