import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { useForm } from '../state/form-api.ts';

/** The declared field draws its own label, help and message. */
export function FieldTemplate({ children }: FieldTemplateProps): ReactNode {
  return children;
}

export function NoTemplate(): null {
  return null;
}

/** The root draws the sections; an object inside only its fields, which join the grid around it. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps): ReactNode {
  const { layout } = useForm();
  if (fieldPathId.path.length > 0) return properties.map((property) => property.content);
  const contents = new Map(properties.map((property) => [property.name, property.content]));
  return layout.sections.map((section) => {
    const grid = <div className="form-grid">{section.names.map((name) => contents.get(name))}</div>;
    if (!section.title) return <div key={section.names.join()}>{grid}</div>;
    return (
      <fieldset key={section.title} className="form-section">
        <legend>{t(section.title)}</legend>
        {section.help ? <p className="form-section-help">{t(section.help)}</p> : null}
        {grid}
      </fieldset>
    );
  });
}
