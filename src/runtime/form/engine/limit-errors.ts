import type { FormField } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldError } from '../state/error-report.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';

/** Numbers above a limit that the body's rules do not know: one of the loaded record, or of the same row. */
export function limitErrors(form: FormApi): FieldError[] {
  const scope = scopeOf(form);
  return form.screen.fields.flatMap((field) => {
    const value = form.store.value(field.name);
    const own = isAbove(field, value, form.record ?? {}, scope) ? [errorAt(field, field.name)] : [];
    const columns = (field.fields ?? []).filter(({ limit }) => limit);
    if (columns.length === 0 || !Array.isArray(value)) return own;
    return value
      .filter(isRecord)
      .flatMap((line, lineIndex) =>
        columns.flatMap((column) =>
          isAbove(column, readPath(line, column.name), line, { ...scope, form: line })
            ? [errorAt(column, `${field.name}.${lineIndex}.${column.name}`)]
            : [],
        ),
      );
  });
}

const errorAt = ({ limit }: FormField, field: string): FieldError => ({
  field,
  message: t(limit?.text ?? ''),
});

function isAbove({ limit }: FormField, value: unknown, holder: Row, scope: Scope): boolean {
  if (!limit || typeof value !== 'number' || (limit.when && !evaluate(limit.when, scope))) return false;
  const most = readPath(holder, limit.path);
  return typeof most === 'number' && value > most;
}
