import Button from '@mui/material/Button';
import { t } from '../../base/i18n/t.ts';
import { writeDate } from '../../base/write-date.ts';
import { Icon } from '../../ui/icons.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { conflictId } from '../engine/focus-field.ts';
import { useForm } from '../state/form-api.ts';
import type { Conflict } from '../state/form-store.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { GoneValues } from './gone-values.tsx';

/** Shows who changed what, with a choice between the two values for each field; the form below stays editable. */
export default function ConflictPanel({ conflict, locked }: { conflict: Conflict; locked: boolean }) {
  const form = useForm();
  const gone = conflict.kind === 'gone';
  return (
    <Panel id={conflictId(form)} tabIndex={-1} aria-label={t('Changed meanwhile')}>
      <Icon name={gone ? 'warning' : 'users'} />
      <div>
        <strong>{gone ? t('This record has been deleted meanwhile.') : headline(conflict)}</strong>
        {gone ? (
          <GoneValues />
        ) : (
          <>
            <p>{t('Nothing typed is lost. Choose what holds for each field, then save again.')}</p>
            {conflict.differences.map((difference) => (
              <ConflictChoice key={difference.field.name} difference={difference} />
            ))}
            <Button type="submit" disabled={locked} size="small" variant="outlined">
              {t('Save again')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

function headline({ by, at: changedAt }: Extract<Conflict, { kind: 'changed' }>): string {
  const time = writeDate(changedAt, 'DD MMM YYYY HH:mm');
  if (by && time) return t('{name} has changed this record: {time}.', { name: by, time });
  return t('This record has been changed meanwhile.');
}

const Panel = staticStyled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    gap: 10,
    marginBottom: 16,
    padding: '10px 12px 12px',
    borderRadius: 6,
    backgroundColor: palette.warning.light,
    scrollMarginTop: 72,
    '& > svg': { flexShrink: 0, marginTop: 1, color: palette.warning.main },
    '& > div': { flex: 1, minWidth: 0 },
    '& strong': { fontWeight: 600 },
    '& p': { margin: '2px 0 8px', color: palette.text.secondary },
    '& fieldset': { margin: '0 0 8px', padding: 0, border: 0, minWidth: 0 },
    '& legend': { padding: 0, marginBottom: 2, fontWeight: 500 },
    '& .conflict-choices': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      gap: 8,
    },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 8,
      padding: '6px 8px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      backgroundColor: palette.background.default,
      cursor: 'pointer',
      '&:has(:checked)': { borderColor: palette.primary.main },
      '& input': { gridRow: '1 / 3', margin: '3px 0 0', accentColor: palette.primary.main },
      '& small': { fontSize: 12, color: palette.text.secondary },
      '& bdi': { maxHeight: 120, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
    '& textarea': {
      display: 'block',
      width: '100%',
      marginBottom: 8,
      padding: 8,
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      font: 'inherit',
      resize: 'vertical',
    },
  };
});
