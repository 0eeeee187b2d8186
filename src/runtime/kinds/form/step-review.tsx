import { t } from '../../base/i18n/t.ts';
import { isVisible } from '../../form/engine/declared-field.tsx';
import { useForm } from '../../form/state/form-api.ts';
import { readable } from '../../form/state/readable-value.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** All entered values by step, for review before submitting. */
export default function StepReview() {
  const form = useForm();
  const { layout, store } = form;
  return (
    <Review>
      {layout.sections.map(({ title = '', fields }) => {
        const sectionFields = fields.flatMap((name) => layout.fields.get(name) ?? []);
        const filled = sectionFields.filter((field) => field.field !== 'password' && isVisible(form, field));
        return filled.length === 0 ? null : (
          <section key={title}>
            <h2>{t(title)}</h2>
            <dl>
              {filled.map((field) => (
                <div key={field.name}>
                  <dt>{t(field.label)}</dt>
                  <dd>
                    <bdi>{readable(store, field, store.value(field.name))}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </Review>
  );
}

const Review = staticStyled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBottom: 24,
    '& section + section': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${palette.divider}` },
    '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
    '& dl': { display: 'grid', gap: 4, margin: 0 },
    '& dl > div': { display: 'grid', gridTemplateColumns: '160px minmax(0, 1fr)', gap: 16, minHeight: 24 },
    '& dt': { color: palette.text.secondary },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
    '@media (max-width: 600px)': { '& dl > div': { gridTemplateColumns: '112px minmax(0, 1fr)' } },
  };
});
