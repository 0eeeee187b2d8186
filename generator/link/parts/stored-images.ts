import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { linkActions } from '../behaviour/actions.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { checkPath, checkRows } from '../expressions/paths.ts';
import { checkPicture } from '../expressions/picture.ts';
import type { FieldContext } from './entry-fields.ts';

/** Links the images that the loaded record contains, each with its actions. */
export function linkStoredImages(
  linker: Linker,
  field: string,
  { value: { stored }, place }: Placed<FieldDeclaration>,
  { record, scope, roles: seen }: FieldContext,
): Pick<FormField, 'stored'> {
  if (!stored) return {};
  const storedPlace = place.child('stored');
  if (field !== 'images' && field !== 'image') {
    linker.report('FRM-04', storedPlace.key, `the field "${field}" holds no images.`);
    return {};
  }
  const { rows, image, actions } = stored;
  const row = checkRows(linker, record, { path: rows, place: storedPlace.child('rows') });
  const imageSchema = checkPath(linker, row, { path: image, place: storedPlace.child('image') });
  checkPicture(linker, imageSchema, 'the cell "image" takes no text', storedPlace.child('image'));
  const imageScope = { route: scope.route, ...(row ? { row } : {}) };
  return {
    stored: {
      rows,
      image,
      actions: linkActions(linker, actions, { scope: imageScope, seen, place: storedPlace.child('actions') }),
    },
  };
}
