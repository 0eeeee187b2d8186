import { defaultTexts } from '../../../../core/validation/default-texts.ts';
import type { ErrorLink } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';

/** One error in the user's language. `field` is the dotted name in the body. */
export interface FieldError {
  readonly field?: string;
  readonly message: string;
  /** Of a part of a field: how it is called. */
  readonly label?: string;
  /** Of an error of no field. */
  readonly link?: ErrorLink;
  /** No answer came: it may have been saved. */
  readonly unknown?: true;
  /** What a hand-made field finds by itself, beside the rules of the body. */
  readonly own?: true;
  /** It has been corrected since. */
  readonly done?: true;
}

export interface ErrorReport {
  /** The first error of each field of the form. */
  readonly atFields: ReadonlyMap<string, string>;
  /** All errors in form order; errors of no visible field are last, without a field. */
  readonly list: readonly FieldError[];
}

/**
 * Assigns errors to fields. An error inside a field's value (`items.0.qty` of `items`) is shown at that field, or at its own path
 * for the fields in `deep`.
 */
export function reportOf(
  errors: readonly FieldError[],
  fields: readonly string[],
  deep: ReadonlySet<string> = new Set(),
): ErrorReport {
  const messagesByOwner = new Map<string, Map<string, string>>();
  const labels = new Map<string, string>();
  const loose: FieldError[] = [];
  for (const { field, message, label, link, unknown } of errors) {
    const owner = field === undefined ? undefined : ownerOf(field, fields);
    if (field === undefined || owner === undefined) {
      loose.push({ message, ...(link ? { link } : {}), ...(unknown ? { unknown } : {}) });
      continue;
    }
    const errorPath = deep.has(owner) ? field : owner;
    const ownerMessages = messagesByOwner.get(owner) ?? new Map<string, string>();
    if (ownerMessages.has(errorPath)) continue;
    messagesByOwner.set(owner, ownerMessages.set(errorPath, message));
    if (label !== undefined) labels.set(errorPath, label);
  }
  const atFields = new Map(fields.flatMap((field) => [...(messagesByOwner.get(field) ?? [])]));
  const list = [...atFields].map(([field, message]): FieldError => {
    const label = labels.get(field);
    return { field, message, ...(label === undefined ? {} : { label }) };
  });
  return { atFields, list: [...list, ...loose] };
}

/** What several errors all say, where it is a text of the declaration: the default texts are about one field. */
export function commonMessage([first, ...rest]: readonly FieldError[]): string | undefined {
  if (!first || rest.length === 0 || rest.some(({ message }) => message !== first.message)) return undefined;
  return Object.values(defaultTexts).some((text) => t(text) === first.message) ? undefined : first.message;
}

function ownerOf(name: string, fields: readonly string[]): string | undefined {
  const plain = name.endsWith('[]') ? name.slice(0, -2) : name;
  let owner: string | undefined;
  for (const field of fields) {
    const owns = plain === field || plain.startsWith(`${field}.`);
    if (owns && (owner === undefined || field.length > owner.length)) owner = field;
  }
  return owner;
}
