import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
import { t } from '../../base/i18n/t.ts';
import { StepContext, useForm } from '../state/form-api.ts';
import { FormFold, FormSlot } from './lazy-slot.ts';

/** The declared field draws its own label, help and message. */
export function FieldTemplate({ children }: FieldTemplateProps): ReactNode {
  return children;
}

export function NoTemplate(): null {
  return null;
}

/** The root renders the sections, an entry of a list renders a grid; a nested object joins the grid around it. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps): ReactNode {
  const { layout } = useForm();
  const step = useContext(StepContext);
  const inside = properties.map((property) => property.content);
  if (typeof fieldPathId.path.at(-1) === 'number') return <div className="form-grid">{inside}</div>;
  if (fieldPathId.path.length > 0) return inside;
  const contents = new Map(properties.map((property) => [property.name, property.content]));
  return layout.sections.map((section, index) => {
    const hidden = step !== undefined && step !== index;
    const grid = (
      <>
        <div className="form-grid" data-range={section.range && true}>
          {section.names.map((name) => contents.get(name))}
        </div>
        {section.below ? <FormSlot slot={section.below} /> : null}
      </>
    );
    if (!section.title)
      return (
        <div key={section.names.join()} hidden={hidden}>
          {grid}
        </div>
      );
    if (section.folds)
      return (
        <FormFold key={section.title} section={section} hidden={hidden}>
          {grid}
        </FormFold>
      );
    return (
      <fieldset key={section.title} className="form-section" hidden={hidden}>
        <legend>{t(section.title)}</legend>
        {section.help ? <p className="form-section-help">{t(section.help)}</p> : null}
        {grid}
      </fieldset>
    );
  });
}
