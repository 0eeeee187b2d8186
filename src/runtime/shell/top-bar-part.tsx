import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TopBar } from '../../../core/model.ts';
import { useScope } from '../navigation/current-screen.ts';
import { SlotPart } from '../ui/slot-part.tsx';

/** How far it is: wanted at rest, or by a press of the button that stands in its place until it is there. */
export type Phase = 'rest' | 'pressed' | 'there';

interface TopBarPartProps {
  readonly slot: TopBar;
  readonly phase: Phase;
  setPhase(phase: Phase): void;
}

/** The product's own part of the top bar. It takes the focus and the press of the button that stood in its place. */
export default function TopBarPart({ slot, phase, setPhase }: TopBarPartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = place.current;
    if (!part || phase === 'there') return;
    const takeOver = () => {
      const button = part.querySelector('button');
      if (!button) return;
      observer.disconnect();
      const isFocused = part.nextElementSibling === document.activeElement;
      flushSync(() => setPhase('there'));
      if (isFocused) button.focus();
      if (phase === 'pressed') button.click();
    };
    const observer = new MutationObserver(takeOver);
    observer.observe(part, { childList: true, subtree: true });
    // Not while React renders.
    queueMicrotask(takeOver);
    return () => observer.disconnect();
  }, [phase, setPhase]);
  return (
    <div ref={place} hidden={slot.icon !== undefined && phase !== 'there'}>
      <SlotPart slot={slot} scope={useScope()} place="app.json" hostProps={{}} height={32} />
    </div>
  );
}
