import { t } from '../i18n/t.ts';
import type { Cell } from './cell.ts';
import { asText, isActive } from './read-value.ts';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** Active or Inactive (`on` and `off` give other words). */
export const active: Cell = ({ on, off }) => {
  const good = badge(t(String(on ?? 'Active')), 'good');
  const quiet = badge(t(String(off ?? 'Inactive')), 'neutral');
  return (value) => (isActive(value) ? good : quiet);
};

/** A value out of a few; one that is not declared shows itself, unstyled. */
export const choice: Cell = ({ choices, plain }) => {
  const show = plain ? words : badge;
  const declared = (choices ?? {}) as Readonly<Record<string, { label: string; tone?: Tone }>>;
  const drawn = new Map(
    Object.entries(declared).map(([value, { label, tone }]) => [value, show(t(label), tone ?? 'neutral')]),
  );
  return (value) => drawn.get(asText(value)) ?? show(asText(value), 'neutral');
};

function badge(label: string, tone: Tone) {
  return (
    <span className="c-badge" data-tone={tone}>
      {label}
    </span>
  );
}

function words(label: string) {
  return (
    <span className="c-text" title={label} dir="auto">
      {label}
    </span>
  );
}
