import type { FormField } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { requiredRule } from '../../schema/required-rule.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter } from '../context/linker.ts';

/** Whether the rules of the body require the field; the form marks it accordingly. */
export function linkRequired(
  linker: Reporter,
  body: JsonSchema,
  name: string,
  place: Place,
): Pick<FormField, 'required' | 'requiredWhen'> {
  const { always, when, isUnclear } = requiredRule(body, name);
  if (isUnclear)
    linker.report('FRM-03', place.key, `the body asks for "${name}" on an "if" that no condition can say.`, {
      remedy: 'Compare fields with const, enum or a limit in it, or say it with "requiredWhen".',
    });
  return { ...(always ? { required: true } : {}), ...(when ? { requiredWhen: when } : {}) };
}

/** The message for `required` when none is declared. */
const NEEDED = 'This field is required.';

/** Links what a form asks for by itself, and the flag that removes a stored file, a sibling of the field: `home.photo` -> `home.photo_remove`. */
export function linkStoredFile(
  name: string,
  target: LinkedEndpoint | undefined,
): Pick<FormField, 'remove' | 'unchanged' | 'needed' | 'required'> {
  const schema = schemaAt(target?.body?.source, name);
  const declared = schema === 'open' ? undefined : schema;
  const {
    remove: flag,
    unchanged,
    needed = declared?.needed,
  } = isObject(declared?.file) ? declared.file : {};
  const messages = isObject(declared?.messages) ? declared.messages : {};
  const kept: ReturnType<typeof linkStoredFile> = {
    ...(unchanged === 'empty' ? ({ unchanged } as const) : {}),
    ...(needed === true ? { needed: String(messages.required ?? NEEDED), required: true as const } : {}),
  };
  if (typeof flag !== 'string' || !target) return kept;
  const path = [...name.split('.').slice(0, -1), flag].join('.');
  return { ...kept, remove: { flag: path, extension: `${target.id}.${path}` } };
}

/** Marks a field whose property is an extension, also in rows: it is shown only if the server has the property. */
export function linkExtension(
  name: string,
  target: LinkedEndpoint | undefined,
): Pick<FormField, 'extension'> {
  const schema = schemaAt(target?.body?.source, name);
  return target && schema !== 'open' && schema?.extension === true
    ? { extension: `${target.id}.${name.replaceAll('.0.', '.')}` }
    : {};
}
