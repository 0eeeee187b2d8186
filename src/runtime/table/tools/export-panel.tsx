import Button from '@mui/material/Button';
import type { ExportFormat } from '../../../../core/export/sheet.ts';
import { describeBytes } from '../../base/files/describe-bytes.ts';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { Icon } from '../../ui/icons.tsx';
import { useShownColumns } from '../state/chosen-columns.ts';
import type { ListProps } from '../state/use-list.ts';
import { type Progress, serverWrites } from './make-file.ts';
import { type Running, startExport, useRunningExport } from './running-export.ts';

const NAMES: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** Exports all rows of the list, on all pages, as a file. */
export function ExportPanel({ screen, list }: ListProps) {
  const { state, scope, span } = list;
  const columns = useShownColumns(screen, state);
  const running = useRunningExport();
  if (running) return <UnderWay running={running} />;
  const seen = { screen, state, scope, columns };
  const count = numberFormat(product().locale.numbers).format(span.total);
  const formats = serverWrites(seen) ? (['xlsx', 'csv'] as const) : (['csv'] as const);
  return (
    <>
      <p>{t('What this list shows, on all its pages: {count} rows with the chosen columns.', { count })}</p>
      <div className="panel-foot">
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<Icon name="download" size={16} />}
            disabled={span.total === 0}
            onClick={() => void startExport(seen, format)}
          >
            {NAMES[format]}
          </Button>
        ))}
      </div>
    </>
  );
}

function UnderWay({ running: { title, progress, cancel } }: { running: Running }) {
  return (
    <>
      <p role="status">{t('Exporting {title}…', { title })}</p>
      <p>
        <progress
          aria-label={t('Progress')}
          style={{ width: '100%', accentColor: 'var(--mui-palette-primary-main)' }}
          {...(progress && 'page' in progress && { value: progress.page, max: progress.last })}
        />
        {said(progress)}
      </p>
      <div className="panel-foot">
        <Button size="small" color="inherit" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  );
}

function said(progress: Progress | undefined): string {
  if (!progress) return '';
  return 'bytes' in progress ? describeBytes(progress.bytes) : t('{page} of {last} pages', { ...progress });
}
