import { t } from '../i18n/t.ts';
import type { FormField, FormScreen } from '../model.ts';
import { Skeleton } from '../shell/states.tsx';
import { layoutOf } from './form-layout.ts';
import { FormSurface } from './form-surface.ts';

/** The shape of the form that is coming: the same sections, columns and heights. */
export function FormSkeleton({ screen }: { screen: FormScreen }) {
  const layout = layoutOf(screen);
  return (
    <FormSurface as="div" role="status" aria-label={t('Loading')} data-coming>
      {layout.sections.map((section) => (
        <div className={section.title ? 'form-section' : undefined} key={section.fields.join()}>
          {section.title ? <Skeleton width={120} height={14} /> : null}
          <div className="form-grid">
            {section.fields.map((name) => {
              const field = layout.fields.get(name);
              return field ? (
                <div className="form-field" data-span={field.span} key={name}>
                  <Skeleton width={96} height={12} />
                  <Skeleton height={heightOf(field)} radius={6} />
                </div>
              ) : null;
            })}
          </div>
        </div>
      ))}
    </FormSurface>
  );
}

function heightOf({ field, options }: FormField): number {
  if (field === 'textarea') return 16 + 20 * (typeof options?.rows === 'number' ? options.rows : 3);
  if (field === 'image') return 118;
  return field === 'file' ? 76 : 36;
}
