import type { Choice, Shown } from '../../../core/model.ts';
import { asText, isActive, onOrOff } from '../../../core/read-value.ts';
import { readPath } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import type { Cell } from './cell.ts';
import { isMissing, MISSING } from './missing.tsx';
import { qualifiedName } from './qualified-name.ts';

/** A badge Active or Inactive (`on` and `off` replace the labels). */
export const active: Cell = ({ on, off }) => {
  const good = badge(t(String(on ?? 'Active')), 'good');
  const quiet = badge(t(String(off ?? 'Inactive')), 'neutral');
  return (value) => (isActive(value) ? good : quiet);
};

/** A state, which has a badge; a kind, of whose values none has a tone, is plain text. */
export const isState = ({
  cell,
  options,
  choices = [],
}: Pick<Shown, 'cell' | 'options' | 'choices'>): boolean =>
  cell === 'active' || (cell === 'choice' && !options?.plain && choices.some(({ tone }) => tone));

/**
 * A badge for one of the declared choices; where only warnings have a tone, the usual values are plain text; other words for on and off (Y, N, true…) are those of 1 and 0, another undeclared
 * value is shown as plain text. Where the API does not have the value, the one at the path `active`
 * is shown as Active or Inactive.
 */
export const choice: Cell = Object.assign<Cell, { blank: true }>(
  ({ plain, qualified, active: path }, place) => {
    const { choices = [] } = place;
    const hasBadges = choices.some(({ tone }) => tone === 'good' || tone === 'info');
    const warns = !plain && choices.some(({ tone }) => tone);
    const show = (label: string, tone: Choice['tone'], isUsual = false) =>
      !plain && (tone || hasBadges) ? badge(label, tone ?? 'neutral') : words(label, isUsual);
    const labels = new Map(choices.map(({ value, label }) => [String(value), t(label)]));
    const drawn = new Map(
      choices.map(({ value, label, tone }) => [String(value), show(t(label), tone, warns)]),
    );
    const undeclared = (text: string) => {
      const { name, qualifier } = qualifiedName(text);
      return show(qualified && labels.has(name) ? `${labels.get(name)}${qualifier}` : text, undefined);
    };
    const drawnAs = (value: unknown) =>
      [asText(value), onOrOff(value) ?? ''].map((choiceKey) => drawn.get(choiceKey)).find(Boolean);
    const activeOrNot = active({}, place);
    return (value, row, rowIndex) => {
      if (!isMissing(value)) return drawnAs(value) ?? undeclared(asText(value));
      const activeValue = path === undefined ? undefined : readPath(row, String(path));
      return isMissing(activeValue) ? MISSING : activeOrNot(activeValue, row, rowIndex);
    };
  },
  { blank: true },
);

function badge(label: string, tone: NonNullable<Choice['tone']>) {
  return (
    <span className="c-badge" data-tone={tone}>
      {label}
    </span>
  );
}

/** `isUsual`: the others of its column are warnings. */
function words(label: string, isUsual: boolean) {
  return (
    <span className={isUsual ? 'c-text c-usual' : 'c-text'} title={label} dir="auto">
      {label}
    </span>
  );
}
