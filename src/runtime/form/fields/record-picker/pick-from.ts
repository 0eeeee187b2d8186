import type { Call, FormField } from '../../../../../core/model.ts';
import type { Scope } from '../../../../../core/scope.ts';
import { evaluate } from '../../../base/evaluate.ts';

/** The source of the records and how they are shown. */
export interface PickFrom {
  readonly source: Call;
  /** Path of the value to send. */
  readonly value: string;
  readonly columns: readonly (readonly [path: string, heading: string])[];
  /** Path of the picture's URL. */
  readonly image?: string;
  readonly choices?: FormField['columnChoices'];
  /** Milliseconds without a key until the server is searched; 300 by default. */
  readonly wait?: number;
}

/** The current source of a record-picker-many: its source, or the first one whose condition holds. */
export function pickFrom(field: FormField, scope: Scope): PickFrom | undefined {
  const { options = {}, sources, source, columnChoices } = field;
  const matchedSource =
    sources?.find(({ when }) => evaluate(when, scope)) ?? (source && { source, columnChoices });
  if (!matchedSource) return undefined;
  const columns = ('columns' in matchedSource && matchedSource.columns) || options.columns || {};
  const choices = matchedSource.columnChoices;
  return {
    source: matchedSource.source,
    value: String(options.value),
    columns: Object.entries(columns as Record<string, string>),
    ...(choices && { choices }),
    ...imageOf('image' in matchedSource ? matchedSource : options),
  };
}

export const imageOf = ({ image }: { readonly image?: unknown } = {}): Pick<PickFrom, 'image'> =>
  typeof image === 'string' ? { image } : {};
