import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry } from '@rjsf/utils';
import { DeclaredField } from './declared-field.tsx';
import { FieldTemplate, NoTemplate, ObjectTemplate } from './templates.tsx';

/**
 * Stands in for the engine's own default registry (the build redirects the import, see
 * build/form-engine-plugin.ts): only what compiled forms use. Every field names its control, so the engine's
 * guessing fields and widgets are not here; a name that is not here would draw nothing.
 */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils'> {
  return registry as unknown as Omit<Registry, 'schemaUtils'>; // the engine's type wants all of its own templates
}

const registry = {
  fields: { SchemaField, ObjectField, Declared: DeclaredField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    DescriptionFieldTemplate: NoTemplate,
    FieldHelpTemplate: NoTemplate,
    FieldErrorTemplate: NoTemplate,
    ErrorListTemplate: NoTemplate,
    ButtonTemplates: { SubmitButton: NoTemplate },
  },
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: (text: string) => text,
  globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
};
