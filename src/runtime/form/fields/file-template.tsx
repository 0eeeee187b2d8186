import Button from '@mui/material/Button';
import { csvLine, separatorOf } from '../../../../core/export/csv.ts';
import { isRecord } from '../../../../core/record.ts';
import type { Heads } from '../../../../core/table/heads.ts';
import { t } from '../../base/i18n/t.ts';
import { saveFile } from '../../data/save-file.ts';
import { Icon } from '../../ui/icons.tsx';

interface FileTemplateProps {
  /** As declared in the field's options. */
  readonly template: unknown;
  /** Of the body's file, for a template that names no columns of its own. */
  readonly columns: Heads | undefined;
}

/** Offers a template file: an empty table with the required columns. */
export default function FileTemplate({ template, columns: heads = {} }: FileTemplateProps) {
  if (!isRecord(template)) return null;
  const { name, columns = Object.values(heads).map(([head]) => head) } = template;
  if (!Array.isArray(columns) || columns.length === 0) return null;
  const save = () => {
    const head = csvLine(columns.map(String), separatorOf(navigator.language));
    const blob = new Blob([head], { type: 'text/csv' });
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
