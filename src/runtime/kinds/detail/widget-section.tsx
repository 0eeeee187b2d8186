import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { handMade } from '../../core/product.ts';
import { resolveValues, type Scope } from '../../core/scope.ts';
import type { DetailSection, WidgetHost } from '../../model.ts';
import { Skeleton } from '../../ui/states.tsx';
import { UnknownNode } from '../../ui/unknown-node.tsx';

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
    return load && lazy(load as unknown as () => Promise<{ default: ComponentType<WidgetHost> }>);
  }, [widget]);
  if (!Widget) return <UnknownNode what="widget" name={widget} place={place} />;
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <Widget {...resolveValues(props, scope)} row={scope.row ?? {}} reload={reload} />
    </Suspense>
  );
}
