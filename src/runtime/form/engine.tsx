import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { memo } from 'react';
import type { FormLayout } from './form-layout.ts';

/**
 * The form engine holds the structure: objects, their order, which field stands where. It never sees a key press
 * nor a rule: values and errors live in the form's store, rules run in the compiled validator at submit.
 * Drawn once per layout.
 */
export const Engine = memo(function Engine({ layout }: { layout: FormLayout }) {
  return (
    <Form
      tagName="div"
      className="form-engine"
      schema={layout.schema as RJSFSchema}
      uiSchema={layout.uiSchema as UiSchema}
      validator={structureOnly}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={behaviour}
    >
      {noButton}
    </Form>
  );
});

/** Something that is there and draws nothing: without a child the engine would draw its own button. */
const noButton = <></>;

const behaviour = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** The engine insists on a validator; with conditions left out of the structure there is nothing to ask it. */
const structureOnly: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
