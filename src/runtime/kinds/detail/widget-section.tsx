import type { DetailSection, WidgetHost } from '../../../../core/model.ts';
import { resolveValues, type Scope } from '../../../../core/scope.ts';
import { OwnPart } from '../../ui/own-part.tsx';

interface WidgetSectionProps {
  readonly section: Extract<DetailSection, { kind: 'widget' }>;
  readonly scope: Scope;
  readonly place: string;
  reload(): void;
}

/** A hand-made part of a record's page. */
export function WidgetSection({ section, scope, place, reload }: WidgetSectionProps) {
  const host: WidgetHost = { row: scope.row ?? {}, reload };
  const widgetProps = { ...resolveValues(section.props, scope), ...host };
  return <OwnPart group="widgets" name={section.widget} place={place} partProps={widgetProps} />;
}
