// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Handler, StepHandler } from '../../../../../server/calls/handler.ts';
import type { Step } from '../../../../../server/resources/lifecycle-parts.ts';
import type { BookStampBody } from '../../domain/generated/types/book.ts';
import type { LoanNoteBody, LoanNoteParams } from '../../domain/generated/types/loan.ts';
import type { SessionSignInBody, SessionSignInItem } from '../../domain/generated/types/session.ts';
import type { LoanChanges, LoanRecord } from './lifecycles.ts';
import type { Readable } from 'node:stream';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'book.report': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { name: string; mime: string; stream: Readable }
  >;
  readonly 'book.stamp': Handler<
    { body: BookStampBody; params: Record<never, never>; query: Record<never, never> },
    void
  >;
  readonly 'loan.note': StepHandler<
    { body: LoanNoteBody; params: LoanNoteParams; query: Record<never, never> } & {
      step: Step<LoanRecord, 1 | 2, 1 | 2, 'note'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    LoanRecord,
    LoanChanges,
    'open_loan' | 'few_notes'
  >;
  readonly 'session.sign-in': Handler<
    { body: SessionSignInBody; params: Record<never, never>; query: Record<never, never> },
    SessionSignInItem
  >;
}
