import type {
  DeclaredEntity,
  DeclaredJob,
  DeclaredSelection,
  Resource,
  Source,
} from '../../../core/declared.ts';
import type { Endpoint, Lifecycle, Screen } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Body } from '../../schema/body.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type {
  Declared,
  EndpointDeclaration,
  LifecycleDeclaration,
  WidgetDeclaration,
} from './declarations.ts';

/** A linked endpoint. */
export interface LinkedEndpoint {
  readonly id: string;
  /** First word of the id; names the emitted files. */
  readonly noun: string;
  /** Name of the emitted constant, e.g. `bookSetActive`. */
  readonly name: string;
  readonly place: Place;
  readonly declared: Declared<EndpointDeclaration>;
  /** The endpoint as the browser sees it. Compiled screens refer to this object by identity. */
  readonly endpoint: Endpoint;
  readonly pathParams: readonly string[];
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly body?: Body;
  /** Schema of one row, the item, or the alert's data. */
  readonly item?: JsonSchema;
  /** The key field of the rows, if any. */
  readonly key?: string;
  readonly resource?: Resource;
  readonly selection?: DeclaredSelection;
  readonly job?: DeclaredJob;
  /** The lifecycle action that makes this call. */
  readonly step?: {
    readonly lifecycle: LinkedLifecycle;
    readonly action: string;
    /** The value that identifies the record; absent for a selection. */
    readonly row?: Source;
  };
  /** The list that this call exports. */
  readonly exports?: LinkedEndpoint;
}

/** A compiled screen. */
export interface LinkedScreen {
  readonly id: string;
  readonly screen: Screen;
  readonly place: Place;
  /** The body of a form: those properties of the endpoint's body that it fills. */
  readonly form?: Body;
}

export interface LinkedEntity {
  readonly id: string;
  /** Schema of all fields of the entity in answers. */
  readonly schema: JsonSchema;
  /** Absent for an entity without a table. */
  readonly stored?: DeclaredEntity;
}

/** The contract of a hand-made part. */
export interface LinkedWidget {
  readonly id: string;
  readonly declared: Declared<WidgetDeclaration>;
  /** Schema of its props. */
  readonly props: JsonSchema;
  /** Schema of the value that it edits as a field of forms; absent for other widgets. */
  readonly value?: JsonSchema;
  /** Props, and the edited value, that are declared as a part of a call: name -> that part. */
  readonly parts: { readonly props: ReadonlyMap<string, CallPart>; readonly value?: CallPart };
}

/** A part of a call's answer or body. `part` is the suffix of the call's type, `path` is dotted; '' means all of it. */
export interface CallPart {
  readonly call: LinkedEndpoint;
  readonly part: 'Item' | 'Body';
  readonly path: string;
}

export interface LinkedLifecycle {
  readonly id: string;
  /** Name of the emitted constant, e.g. `loanLifecycle`. */
  readonly name: string;
  readonly declared: Declared<LifecycleDeclaration>;
  /** The lifecycle as browser and server see it. */
  readonly lifecycle: Lifecycle;
}

/** Replaces an endpoint that is reported as unknown, so that linking goes on; nothing is emitted. */
export const missingEndpoint: Endpoint = {
  id: '',
  method: 'GET',
  path: '/',
  roles: 'public',
  effect: 'read',
  envelope: 'none',
};
