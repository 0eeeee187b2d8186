import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { TopBar } from '../../../core/model.ts';
import { loadPart } from '../base/own-parts.ts';
import { notifyFailure } from '../data/notify-failure.ts';
import { useScope } from '../navigation/current-screen.ts';
import { BarButton } from '../ui/bar-button.ts';
import { SlotPart } from '../ui/slot-part.tsx';

/** How far it is: wanted at rest, or by a press of the button that stands in its place until it is there. */
export type Phase = 'rest' | 'pressed' | 'there';

interface TopBarPartProps {
  readonly slot: TopBar;
  readonly phase: Phase;
  setPhase(phase: Phase): void;
}

/** The product's own part of the top bar. Once its button is there, that takes the focus and the press of the one in its place. */
export default function TopBarPart({ slot, phase, setPhase }: TopBarPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const handed = useRef({ isFocused: false, isPressed: false });
  useEffect(() => {
    if (!button || phase === 'there') return;
    const isFocused = place.current?.nextElementSibling === document.activeElement;
    handed.current = { isFocused, isPressed: phase === 'pressed' };
    setPhase('there');
  }, [button, phase, setPhase]);
  useLayoutEffect(() => {
    if (!button || phase !== 'there') return;
    const { isFocused, isPressed } = handed.current;
    handed.current = { isFocused: false, isPressed: false };
    if (isFocused) button.focus();
    if (isPressed) button.click();
  }, [button, phase]);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (phase !== 'pressed') return;
    // Where it could not be loaded before, a press tries again.
    loadPart('widgets', slot.widget).then(drawAnew, (error: unknown) => {
      notifyFailure(error);
      setPhase('rest');
    });
  }, [phase, slot, setPhase]);
  return (
    <BarButton value={setButton}>
      <div ref={place} hidden={slot.icon !== undefined && phase !== 'there'}>
        <SlotPart slot={slot} scope={useScope()} place="app.json" hostProps={{}} height={32} />
      </div>
    </BarButton>
  );
}
