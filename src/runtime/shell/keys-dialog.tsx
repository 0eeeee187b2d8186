import DialogContent from '@mui/material/DialogContent';
import { t } from '../base/i18n/t.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'K'], 'Jump to a screen, a record or an action'],
  [['/'], 'Go to the search'],
  [['?'], 'List the keys'],
  [['↓', 'J'], 'Next row'],
  [['↑', 'K'], 'Previous row'],
  [['Home', 'End'], 'First or last row'],
  [['PageDown', 'PageUp'], 'Next or previous page'],
  [['Enter'], 'Open the row, or send the form'],
  [['M'], "Open the row's menu"],
  [['P'], 'Preview the row beside the list'],
  [['Space'], 'Select the row'],
  [['Shift', '↓'], 'Select up to the next row'],
  [['Ctrl', 'A'], 'Select the page, once more all that match'],
  [['Esc'], 'Close, or clear the selection'],
];

/** Lists the global shortcuts. */
export default function KeysDialog({ close }: { close: () => void }) {
  return (
    <DialogFrame title={t('Keyboard shortcuts')} close={close}>
      <DialogContent sx={{ padding: 4, paddingTop: 0 }}>
        <Keys>
          {KEYS.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
    </DialogFrame>
  );
}

const Keys = staticStyled('dl')(({ theme }) => ({
  display: 'grid',
  // The longest shortcut determines the column width.
  gridTemplateColumns: 'max-content 1fr',
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    columnGap: 16,
    minHeight: 36,
    paddingBlock: 4,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { display: 'flex', gap: 4 },
  '& kbd': {
    minWidth: 24,
    padding: '2px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 12,
    textAlign: 'center',
  },
}));
