import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { focusField, summaryId } from '../engine/focus-field.ts';
import { commonMessage, type FieldError } from '../state/error-report.ts';
import { useForm } from '../state/form-api.ts';
import { type FormLayout, fieldAt, ownerAt } from '../state/form-layout.ts';
import { entryPath } from '../state/paths.ts';
import { Mend } from './form-notice.tsx';

interface ErrorListProps {
  readonly errors: readonly FieldError[];
  /** One of them belongs to no field. */
  readonly loose: boolean;
}

/** Each line links to its field. A message that all fields share is said once, above them. */
export default function ErrorList({ errors, loose }: ErrorListProps) {
  const form = useForm();
  const open = openOf(errors);
  const common = loose ? undefined : commonMessage(errors);
  return (
    <section
      className="form-summary"
      data-clear={open === 0 || undefined}
      id={summaryId(form)}
      tabIndex={-1}
      aria-label={t('What is wrong')}
    >
      <Icon name={open === 0 ? 'check' : 'warning'} />
      <div>
        <div role="alert">
          <strong>
            {headline(
              open,
              errors.some(({ unknown }) => unknown),
            )}
          </strong>
          {common !== undefined && <p data-done={open === 0 || undefined}>{common}</p>}
        </div>
        <ul data-names={common !== undefined || undefined}>
          {errors.map(({ field, message, label, link, done }) => (
            <li key={`${field} ${message}`} data-done={done}>
              {field === undefined ? (
                <>
                  {message} {link && <Mend link={link} />}
                </>
              ) : (
                <FieldLine
                  name={[labelOf(form.layout.fields, field), label].filter(Boolean).join(', ')}
                  message={common === undefined ? message : undefined}
                  href={`#${form.idOf(field)}`}
                  focus={() => focusField(form, field)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FieldLineProps {
  readonly name: string;
  /** Absent: said above for all. */
  readonly message: string | undefined;
  readonly href: string;
  focus(): void;
}

/** A message that begins with the field's name stands for it. */
function FieldLine({ name, message, href, focus }: FieldLineProps) {
  const namesField = message?.startsWith(name) === true;
  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          focus();
        }}
      >
        {namesField ? message : name}
      </a>
      {message && !namesField && `: ${message}`}
    </>
  );
}

/** The label of a field; one inside an entry follows its list and number: "Contacts 2, Phone". */
function labelOf(fields: FormLayout['fields'], name: string): string {
  const declaredField = fieldAt(fields, name);
  const entry = declaredField && entryPath(name);
  const label = t((declaredField ?? ownerAt(fields, name))?.label ?? name);
  return entry ? `${t(fields.get(entry.list)?.label ?? entry.list)} ${entry.index + 1}, ${label}` : label;
}

/** The number of errors that are not corrected yet. */
export function openOf(errors: readonly FieldError[]): number {
  return errors.filter(({ done }) => !done).length;
}

/** Counts the open errors. When none is left, the box stays without emphasis, so that the page does not jump. */
export function headline(open: number, isUnknown = false): string {
  if (isUnknown) return t('It is not known whether this was saved. What you typed is still here.');
  if (open === 0) return t('All of this has been changed. Save again.');
  if (open === 1) return t('This was not saved. What you typed is still here.');
  return t('This was not saved: {count} things need your attention.', { count: open });
}
