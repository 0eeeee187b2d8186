import type { FormField, FormScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { Skeleton } from '../../ui/states.tsx';
import { layoutOf } from '../state/form-layout.ts';
import { LINE_ITEMS } from '../state/line-values.ts';
import { FormShape } from './form-surface.ts';

/** A skeleton of the form: the same sections, columns and heights. */
export function FormSkeleton({ screen }: { screen: FormScreen }) {
  const layout = layoutOf(screen);
  return (
    <FormShape role="status" aria-label={t('Loading')} data-coming data-wide={layout.wide || undefined}>
      {layout.sections.slice(0, screen.isStepped ? 1 : undefined).map((section) => (
        <div className={section.title ? 'form-section' : undefined} key={section.fields.join()}>
          {section.title ? <Line width={120} /> : null}
          <div className="form-grid">
            {section.fields.map((name) => {
              const field = layout.fields.get(name);
              return field ? (
                <div
                  className="form-field"
                  data-span={field.span}
                  data-wide={field.field === LINE_ITEMS || undefined}
                  key={name}
                >
                  <Line width={96} />
                  <Skeleton height={heightOf(field)} radius={6} />
                </div>
              ) : null;
            })}
          </div>
        </div>
      ))}
    </FormShape>
  );
}

/** A bar as high as a line of text. */
function Line({ width }: { width: number }) {
  return (
    <div className="form-line">
      <Skeleton width={width} height={12} />
    </div>
  );
}

function heightOf({ field, fields, options }: FormField): number {
  if (field === 'textarea') return 16 + 20 * (typeof options?.rows === 'number' ? options.rows : 3);
  if (field === 'widget') return 120;
  if (field === 'image') return 118;
  if (field === LINE_ITEMS) return 190;
  if (fields) return 80;
  if (field === 'file') return options?.current ? 102 : 76;
  return 36;
}
