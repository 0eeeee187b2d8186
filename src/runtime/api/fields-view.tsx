import type { ReactNode } from 'react';
import { FormShape } from '../form/engine/form-surface.ts';

/** A 12-column grid styled like a form; each `Field` in it takes its `span`. */
export default function FieldsView({ children }: { children: ReactNode }) {
  return (
    <FormShape>
      <div className="form-grid">{children}</div>
    </FormShape>
  );
}
