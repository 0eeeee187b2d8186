import { callsDiagnostics } from './calls.ts';
import { liveDiagnostics } from './live.ts';
import { namesDiagnostics } from './names.ts';
import { productDiagnostics } from './product.ts';
import { readingDiagnostics } from './reading.ts';
import { recordsDiagnostics } from './records.ts';
import { screensDiagnostics } from './screens.ts';
import { tablesDiagnostics } from './tables.ts';

/** Every problem the compiler can report. A code is never reused for something else. */
export const diagnostics = {
  ...readingDiagnostics,
  ...namesDiagnostics,
  ...callsDiagnostics,
  ...screensDiagnostics,
  ...recordsDiagnostics,
  ...tablesDiagnostics,
  ...liveDiagnostics,
  ...productDiagnostics,
} as const;

export type Code = keyof typeof diagnostics;
