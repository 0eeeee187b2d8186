// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Handler } from '../../../../../server/http/handler.ts';
import type {
  FieldDateBody,
  FieldFileBody,
  FieldImageBody,
  FieldLinesBody,
  FieldMoneyBody,
  FieldNumberBody,
  FieldOrderBody,
  FieldPasswordBody,
  FieldPickerBody,
  FieldRecordPickerManyBody,
  FieldRepeaterBody,
  FieldRichTextBody,
  FieldSelectBody,
  FieldSwitchBody,
  FieldTextBody,
  FieldTextareaBody,
} from '../../src/generated/product/types/field.ts';
import type { FormFlatBody, FormRichBody } from '../../src/generated/product/types/form.ts';
import type {
  SampleCellsItem,
  SampleCellsParams,
  SampleOptionsItem,
  SampleOptionsParams,
  SampleOptionsQuery,
  SampleOverviewItem,
  SampleRecordItem,
  SampleRecordParams,
} from '../../src/generated/product/types/sample.ts';
import type { SessionSignInBody, SessionSignInItem } from '../../src/generated/product/types/session.ts';
import type {
  StateAllItem,
  StateAllParams,
  StateDoItem,
  StateDoParams,
  StateOneItem,
  StateOneParams,
  StateOrderBody,
  StateRenameBody,
  StateRowsItem,
  StateRowsParams,
  StateRowsQuery,
  StateSaveBody,
  StateSaveParams,
} from '../../src/generated/product/types/state.ts';
import type { Readable } from 'node:stream';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'field.date': Handler<
    { body: FieldDateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.file': Handler<
    { body: FieldFileBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.image': Handler<
    { body: FieldImageBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.lines': Handler<
    { body: FieldLinesBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.money': Handler<
    { body: FieldMoneyBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.number': Handler<
    { body: FieldNumberBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.order': Handler<
    { body: FieldOrderBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.password': Handler<
    { body: FieldPasswordBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.picker': Handler<
    { body: FieldPickerBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.record-picker-many': Handler<
    { body: FieldRecordPickerManyBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.repeater': Handler<
    { body: FieldRepeaterBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.rich-text': Handler<
    { body: FieldRichTextBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.select': Handler<
    { body: FieldSelectBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.switch': Handler<
    { body: FieldSwitchBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.text': Handler<
    { body: FieldTextBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'field.textarea': Handler<
    { body: FieldTextareaBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'form.flat': Handler<
    { body: FormFlatBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'form.rich': Handler<
    { body: FormRichBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'sample.cells': Handler<
    { body: Record<never, never>; params: SampleCellsParams; query: Record<never, never> },
    SampleCellsItem[]
  >;
  readonly 'sample.options': Handler<
    { body: Record<never, never>; params: SampleOptionsParams; query: SampleOptionsQuery },
    { rows: SampleOptionsItem[]; total: number }
  >;
  readonly 'sample.overview': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SampleOverviewItem
  >;
  readonly 'sample.record': Handler<
    { body: Record<never, never>; params: SampleRecordParams; query: Record<never, never> },
    SampleRecordItem
  >;
  readonly 'session.sign-in': Handler<
    { body: SessionSignInBody; params: Record<never, never>; query: Record<never, never> },
    SessionSignInItem
  >;
  readonly 'state.all': Handler<
    { body: Record<never, never>; params: StateAllParams; query: Record<never, never> },
    StateAllItem[]
  >;
  readonly 'state.do': Handler<
    { body: Record<never, never>; params: StateDoParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: StateDoItem }
  >;
  readonly 'state.download': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { name: string; mime: string; stream: Readable }
  >;
  readonly 'state.one': Handler<
    { body: Record<never, never>; params: StateOneParams; query: Record<never, never> },
    StateOneItem
  >;
  readonly 'state.order': Handler<
    { body: StateOrderBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'state.rename': Handler<
    { body: StateRenameBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'state.rows': Handler<
    { body: Record<never, never>; params: StateRowsParams; query: StateRowsQuery },
    { rows: StateRowsItem[]; total: number }
  >;
  readonly 'state.save': Handler<
    { body: StateSaveBody; params: StateSaveParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
}
