import Form from '@rjsf/core';
import { memo } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import { layoutOf } from '../state/form-layout.ts';
import { DeclaredField } from './declared-field.tsx';
import { validatorOf } from './form-validator.ts';
import { FieldTemplate, NoTemplate, ObjectTemplate } from './templates.tsx';

/**
 * The form library (rjsf) handles the structure: objects, their order, the place of each field, and the validator. It gets no key
 * presses: values and errors live in the form's store. Rendered once per screen.
 */
export const Engine = memo(function Engine({ screen }: { screen: FormScreen }) {
  const { schema, uiSchema } = layoutOf(screen);
  return (
    <Form
      tagName="div"
      className="form-engine"
      schema={schema}
      uiSchema={uiSchema}
      validator={validatorOf(screen)}
      fields={fields}
      templates={templates}
      showErrorList={false}
      experimental_defaultFormStateBehavior={behaviour}
    >
      {noButton}
    </Form>
  );
});

const fields = { Declared: DeclaredField };

/** A declared field draws its own label, help and message. */
const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  DescriptionFieldTemplate: NoTemplate,
  FieldHelpTemplate: NoTemplate,
  FieldErrorTemplate: NoTemplate,
};

/** An empty child: without one the library would render its own submit button. */
const noButton = <></>;

const behaviour = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;
