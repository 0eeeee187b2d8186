import Button from '@mui/material/Button';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { plainButton } from '../../ui/theme/plain-button.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { ListProps } from '../state/use-list.ts';
import { mostOf } from './usable-bulk.ts';
import { type OpenBulk, type Progress, useBulkRun } from './use-bulk-run.ts';
import type { RowSelection } from './use-row-selection.ts';

/** The selection and its actions; nothing while nothing is selected. */
export default function SelectionBar({
  screen,
  list,
  rowSelection,
  open,
}: ListProps & { rowSelection: RowSelection; open: OpenBulk }) {
  const { run, stop, progress } = useBulkRun(screen, list, { rowSelection, open });
  const { count, selectedOnPage, actions } = rowSelection;
  const bar = useCoveredLine(count > 0 || progress !== undefined);
  if (progress) return <Running bar={bar} progress={progress} stop={stop} />;
  if (count === 0) return null;
  const { total } = list.span;
  const tooMany = Math.max(0, ...actions.map(mostOf).filter((most) => most < count));
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('Selected rows')}>
      <strong>{t('{count} selected', { count })}</strong>
      {!rowSelection.selection.hasAllMatches && count > selectedOnPage && (
        <span className="quiet">{t('{count} not on this page', { count: count - selectedOnPage })}</span>
      )}
      {count < total && (
        <button type="button" data-pick-all="" onClick={rowSelection.pickAll}>
          {t('Select all {count} that match', { count: total })}
        </button>
      )}
      <button type="button" data-clear-picks="" onClick={rowSelection.clear}>
        {t('Clear selection')}
      </button>
      {tooMany > 0 && <span className="refused">{t('At most {most} rows at once.', { most: tooMany })}</span>}
      <span className="actions">
        {actions.map((action, actionIndex) => (
          <Button
            key={action.id}
            variant={actionIndex === 0 && !action.danger ? 'contained' : 'outlined'}
            color={action.danger ? 'error' : 'primary'}
            disabled={mostOf(action) < count}
            startIcon={action.icon ? <Icon name={action.icon} size={16} /> : undefined}
            onClick={() => void run(action)}
          >
            {t(action.label)}
          </Button>
        ))}
      </span>
    </Bar>
  );
}

interface RunningProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly progress: Progress;
  stop(): void;
}

function Running({ bar, progress: { done, count }, stop }: RunningProps) {
  return (
    <Bar ref={bar} role="status">
      <progress max={count} value={done} aria-label={t('Selected rows')} />
      <span>{t('{done} of {count}', { done, count })}</span>
      <span className="actions">
        <Button variant="outlined" onClick={stop}>
          {t('Stop')}
        </Button>
      </span>
    </Bar>
  );
}

/** The height of a line of the toolbar with what is between it and the rows, px. */
const LINE = 48;

/** Hides the line of the toolbar that the bar stands on, so that nothing takes the focus below it; the lines above stay. */
function useCoveredLine(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(PHONE);
  const isCovering = isOpen && !isPhone;
  useLayoutEffect(() => {
    const toolbar = bar.current?.previousElementSibling;
    if (!isCovering || !toolbar) return;
    const controls = [...toolbar.querySelectorAll<HTMLElement>(':scope > * > *')];
    const cover = () => {
      const top = toolbar.getBoundingClientRect().bottom - LINE;
      for (const control of controls)
        control.style.visibility = control.getBoundingClientRect().bottom > top ? 'hidden' : '';
    };
    cover();
    window.addEventListener('resize', cover);
    return () => {
      window.removeEventListener('resize', cover);
      for (const control of controls) control.style.visibility = '';
    };
  }, [isCovering]);
  return bar;
}

/** As high as the last line of the toolbar that it covers; on a phone at the thumb, below the cards. */
const Bar = staticStyled('div')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 36,
  marginBottom: 12,
  backgroundColor: theme.vars.palette.background.default,
  '& strong': { fontWeight: 600 },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .refused': { color: theme.vars.palette.error.main },
  '& > button': {
    ...plainButton,
    minHeight: 'max(28px, var(--touch))',
    color: theme.vars.palette.primary.main,
    '&:hover': { textDecoration: 'underline' },
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
  '& progress': { width: 160, accentColor: theme.vars.palette.primary.main },
  // It takes the chosen rows here, so it stands here alone.
  'main:has(&) [data-paste]': { display: 'none' },
  '@media (min-width: 601px)': { '[data-covered] + &': { marginTop: -LINE } },
  '@media (max-width: 600px)': {
    position: 'fixed',
    inset: 'auto 0 0',
    gap: '0 10px',
    margin: 0,
    padding: '4px 16px 12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& .actions': { flex: '1 0 100%', marginInlineStart: 0 },
    // What it would cover can be scrolled out from below it.
    'main:has(&)': { paddingBottom: 160 },
  },
}));
