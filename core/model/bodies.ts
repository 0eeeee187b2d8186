/** A constant draft-07 schema for the form engine and its widgets, and the compiled validator with its messages. */
export interface CompiledBody {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly validate: Validator;
  readonly messages: MessageTable;
}
/** A precompiled ajv function: true, or false with `errors` set. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | readonly ValidatorError[];
}
export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** JSON pointer with `*` for array indexes, then keyword: the message. `$ref` points to where a recursion started. */
export type MessageTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
