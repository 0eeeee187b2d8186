import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing, isEnter } from '../../../ui/is-composing.ts';

interface ToolPanelProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Enter. */
  apply(): void;
  /** Escape. */
  leave(): void;
}

/** A row of controls below the toolbar. Not a form element, since forms cannot be nested. */
export function ToolPanel({ label, children, apply, leave }: ToolPanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (isEnter(event) && !onButton) apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own look and layout
    <div className="rich-panel" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** Why what was typed into a panel is not taken. */
export function ToolMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className="form-message" id={id} role="alert">
      {text}
    </p>
  );
}
