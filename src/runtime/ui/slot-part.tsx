import type { Slot, WidgetHost } from '../../../core/model.ts';
import { resolveValues, type Scope } from '../../../core/scope.ts';
import { allows } from '../../../core/user.ts';
import { evaluate } from '../base/evaluate.ts';
import { t } from '../base/i18n/t.ts';
import { OwnPart } from './own-part.tsx';
import { staticStyled } from './theme/static-styled.tsx';

interface SlotPartProps {
  readonly slot: Slot;
  readonly scope: Scope;
  /** Declaration path, for error messages. */
  readonly place: string;
  readonly hostProps: WidgetHost;
  readonly height?: number;
  /** It may be higher than its place, which scrolls: by keyboard too. */
  readonly scrolls?: boolean;
}

/** A hand-made part in its slot, if role and condition allow it. */
export function SlotPart({ slot, scope, place, hostProps, height = 48, scrolls = false }: SlotPartProps) {
  const { title, widget, props, roles, when } = slot;
  if (!allows(roles, scope.user) || (when && !evaluate(when, scope))) return null;
  const partProps = { ...resolveValues(props, scope), ...hostProps };
  return (
    <Place aria-label={title ? t(title) : undefined} tabIndex={scrolls ? 0 : undefined}>
      {title ? <h2>{t(title)}</h2> : null}
      <OwnPart group="widgets" name={widget} place={place} partProps={partProps} height={height} />
    </Place>
  );
}

const Place = staticStyled('section')(({ theme }) => ({
  minWidth: 0,
  '& > h2': { ...theme.typography.h2, marginBottom: 12 },
}));
