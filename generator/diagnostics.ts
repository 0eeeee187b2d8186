import { callsDiagnostics } from './diagnostics/calls.ts';
import { namesDiagnostics } from './diagnostics/names.ts';
import { productDiagnostics } from './diagnostics/product.ts';
import { readingDiagnostics } from './diagnostics/reading.ts';
import { recordsDiagnostics } from './diagnostics/records.ts';
import { screensDiagnostics } from './diagnostics/screens.ts';

/** Every problem the compiler can report. A code is never reused for something else. */
export const diagnostics = {
  ...readingDiagnostics,
  ...namesDiagnostics,
  ...callsDiagnostics,
  ...screensDiagnostics,
  ...recordsDiagnostics,
  ...productDiagnostics,
} as const;

export type Code = keyof typeof diagnostics;
