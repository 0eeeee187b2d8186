import { useId } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { staticStyled } from './theme/static-styled.tsx';

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; icon?: IconName }[];
  onChange: (value: T) => void;
}

/** One of two or three, side by side: native radio buttons, so the arrow keys work. */
export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon ? <Icon name={choice.icon} size={16} /> : null}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = staticStyled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontSize: 12, color: theme.vars.palette.text.secondary },
  '& > div': {
    position: 'relative',
    display: 'flex',
    gap: 2,
    padding: 2,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& label': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 'max(28px, var(--touch))',
    paddingInline: 4,
    borderRadius: 5,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:has(:checked)': {
      color: theme.vars.palette.text.primary,
      fontWeight: 500,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  },
}));
