import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { type Row, resolveValues, type Scope } from '../data/scope.ts';
import type { DetailSection } from '../model.ts';
import { handMade } from '../product.ts';
import { UnknownNode } from '../screen/unknown-node.tsx';
import { Skeleton } from '../shell/states.tsx';

/** What a widget in a record's page is drawn with, beside the props that the declaration gives it. */
export interface SlotProps {
  readonly row: Row;
  reload(): void;
}

interface WidgetSectionProps {
  readonly section: Extract<DetailSection, { kind: 'widget' }>;
  readonly scope: Scope;
  readonly place: string;
  reload(): void;
}

/** A hand-made part of a record's page. */
export function WidgetSection({ section, scope, place, reload }: WidgetSectionProps) {
  const { widget, props } = section;
  const Widget = useMemo(() => {
    const load = handMade().widgets[widget];
    // The registry types a widget by its own props; the generator has checked what the declaration gives it.
    return load && lazy(load as unknown as () => Promise<{ default: ComponentType<SlotProps> }>);
  }, [widget]);
  if (!Widget) return <UnknownNode what="widget" name={widget} place={place} />;
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <Widget {...resolveValues(props, scope)} row={scope.row ?? {}} reload={reload} />
    </Suspense>
  );
}
