import type { JsonSchema } from '../../schema/json-schema.ts';
import type { LinkedEndpoint, LinkedEntity, LinkedLifecycle, LinkedWidget } from './linked.ts';

/** The symbol table: entities, then endpoints, lifecycles and widgets; complete before screens are linked. */
export interface Symbols {
  readonly entities: Map<string, LinkedEntity>;
  readonly endpoints: Map<string, LinkedEndpoint>;
  readonly lifecycles: Map<string, LinkedLifecycle>;
  /** Contracts of widgets. */
  readonly contracts: Map<string, LinkedWidget>;
  /** Schema of a field -> `book.name`, for every schema of an answer that comes from an entity. */
  readonly fieldOf: WeakMap<JsonSchema, string>;
}
