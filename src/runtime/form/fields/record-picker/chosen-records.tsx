import { t } from '../../../base/i18n/t.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { staticStyled } from '../../../ui/theme/static-styled.tsx';

/** So many are drawn; the others are counted. */
const SHOWN = 100;

interface ChosenRecordsProps {
  readonly label: string;
  readonly values: readonly unknown[];
  readonly nameOf: (value: unknown) => string;
  readonly remove: (value: unknown) => void;
  readonly disabled: boolean;
}

/** The names of what was chosen, each of which can be taken out again. */
export function ChosenRecords({ label, values, nameOf, remove, disabled }: ChosenRecordsProps) {
  if (values.length === 0) return null;
  const beyond = values.length - SHOWN;
  return (
    <Names aria-label={label}>
      {values.slice(0, SHOWN).map((value) => (
        <li key={String(value)}>
          <span>{nameOf(value)}</span>
          <IconButton
            aria-label={t('Remove {name}', { name: nameOf(value) })}
            disabled={disabled}
            onClick={() => remove(value)}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </li>
      ))}
      {beyond > 0 ? <li>{t('and {count} more', { count: beyond })}</li> : null}
    </Names>
  );
}

const Names = staticStyled('ul')(({ theme }) => ({
  flex: '1 0 100%',
  maxHeight: 250,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    paddingInlineStart: 12,
    '& + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  '& span': { flex: 1, minWidth: 0, paddingBlock: 6, overflowWrap: 'anywhere' },
}));
