import { createContext, type ReactNode } from 'react';
import { FormShape } from '../form/engine/form-surface.ts';

/** Whether a `Field` stands in the grid of `Fields`, which styles it. */
export const InFields = createContext(false);

/** A 12-column grid styled like a form; each `Field` in it takes its `span`. */
export default function FieldsView({ children }: { children: ReactNode }) {
  return (
    <FormShape>
      <div className="form-grid">
        <InFields value={true}>{children}</InFields>
      </div>
    </FormShape>
  );
}
