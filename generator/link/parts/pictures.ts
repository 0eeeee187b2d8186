import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { isObject, propertiesOf } from '../../schema/json-schema.ts';
import { linkCall } from '../behaviour/calls.ts';
import type { Placed } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import type { FieldContext } from './entry-fields.ts';

/** Links the call that stores a picture of a rich text: it receives one file and answers its URL. */
export function linkPictures(
  linker: Linker,
  field: string,
  { value: { call }, place }: Placed<FieldDeclaration>,
  { scope, roles: seen }: FieldContext,
): Pick<FormField, 'pictures'> {
  if (call === undefined) return {};
  const picturesPlace = place.child('call');
  if (field !== 'rich-text') {
    linker.report('FRM-04', picturesPlace.key, `the field "${field}" makes no call.`);
    return {};
  }
  const endpoint = linker.endpoint(call, picturesPlace);
  if (!endpoint) return {};
  const pictureProperties = pictureOf(endpoint);
  if (!pictureProperties) {
    linker.report('FRM-04', picturesPlace, `endpoint "${call}" does not take one file and answer one text.`, {
      remedy: 'Its body has a property with "file", and its answer one property: the address of the picture.',
    });
    return {};
  }
  const invocation = { id: call, place: picturesPlace, values: undefined, valuesPlace: picturesPlace };
  linkCall(linker, invocation, scope, { seen, supplied: [pictureProperties.file] });
  return { pictures: { endpoint: endpoint.endpoint, ...pictureProperties } };
}

function pictureOf({
  endpoint,
  body,
  item,
}: LinkedEndpoint): Omit<NonNullable<FormField['pictures']>, 'endpoint'> | undefined {
  const [file, ...otherFiles] = Object.entries(propertiesOf(body?.schema)).flatMap(([name, { file }]) =>
    isObject(file) ? [{ name, types: Array.isArray(file.types) ? file.types.map(String) : [] }] : [],
  );
  const [address, ...otherValues] = Object.entries(propertiesOf(item));
  const isOne = otherFiles.length === 0 && otherValues.length === 0 && endpoint.envelope === 'item';
  if (!isOne || !file || address?.[1].type !== 'string') return undefined;
  return { file: file.name, address: address[0], types: file.types };
}
