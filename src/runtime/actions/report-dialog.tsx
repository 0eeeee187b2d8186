import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { t } from '../base/i18n/t.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { closeDialog, type Report } from './open-dialogs.ts';

/** The results of a run over several records, one line per record. */
export function ReportDialog({ id, report }: { id: number; report: Report }) {
  const { title, lines, way } = report;
  const close = () => closeDialog(id);
  const go = () => {
    close();
    way?.run();
  };
  return (
    <DialogFrame title={title} close={close}>
      <DialogContent sx={{ padding: 4, paddingTop: 0 }}>
        <Lines>
          {lines.map(({ name, reason }, lineIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <li key={lineIndex}>
              <strong>{name}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </Lines>
      </DialogContent>
      <DialogActions sx={{ padding: 4, gap: 2 }}>
        <Button variant="outlined" color="inherit" onClick={close}>
          {t('Close')}
        </Button>
        {way && (
          <Button variant="contained" onClick={go} sx={{ marginInlineStart: '0 !important' }}>
            {way.label}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

const Lines = staticStyled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { flex: '0 1 160px', minWidth: 0, fontWeight: 500 },
  '& span': { flex: '1 1 200px', minWidth: 0, color: theme.vars.palette.text.secondary },
}));
