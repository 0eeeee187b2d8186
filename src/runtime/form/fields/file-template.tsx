import Button from '@mui/material/Button';
import { csvLine } from '../../../../core/export/csv.ts';
import { isRecord } from '../../../../core/record.ts';
import { t } from '../../base/i18n/t.ts';
import { saveFile } from '../../data/save-file.ts';
import { Icon } from '../../ui/icons.tsx';

/** Offers a template file: an empty table with the required columns. */
export function FileTemplate({ template }: { template: unknown }) {
  if (!isRecord(template) || !Array.isArray(template.columns)) return null;
  const { name, columns } = template;
  const save = () => {
    const blob = new Blob([tableOf(columns.map(String))], { type: 'text/csv' });
    saveFile({ blob, name });
  };
  return (
    <Button
      className="file-template"
      size="small"
      startIcon={<Icon name="download" size={16} />}
      onClick={save}
    >
      {t('Download a template')}
    </Button>
  );
}

/** Spreadsheets use a semicolon as separator in locales with a decimal comma. */
function tableOf(columns: readonly string[]): string {
  const isComma = new Intl.NumberFormat(navigator.language).format(1.5).includes(',');
  return isComma ? `${columns.join(';')}\r\n` : csvLine(columns);
}
