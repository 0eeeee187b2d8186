import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import { Icon } from '../../../ui/icons.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';
import { searchWait } from '../picker/use-picker-list.ts';
import { imageOf, type PickFrom } from '../record-picker/pick-from.ts';
import { keysHint } from './line-keys.ts';
import type { useLineChanges } from './use-line-changes.ts';

const RecordDialog = lazyWithPreload(() => import('../record-picker/record-dialog.tsx'));

interface AddLinesProps extends Pick<ControlProps, 'field' | 'describedBy' | 'invalid'> {
  readonly isEmpty: boolean;
  readonly isFull: boolean;
  readonly changes: ReturnType<typeof useLineChanges>;
}

/** The button that adds a row, or opens a dialog to choose records for several. */
export function AddLines({ field, describedBy, invalid, isEmpty, isFull, changes }: AddLinesProps) {
  const [picking, setPicking] = useState(false);
  const [picker, from] = useMemo(() => pickOf(field), [field]);
  return (
    <div className="line-foot">
      <Button
        className="line-add"
        size="small"
        variant="outlined"
        startIcon={<Icon name="add" />}
        disabled={isFull}
        aria-describedby={invalid && isEmpty ? describedBy : undefined}
        onClick={() => (from ? setPicking(true) : changes.add())}
      >
        {typeof field.options?.add === 'string' ? t(field.options.add) : t('Add a line')}
      </Button>
      {isEmpty ? null : <span className="line-hint">{keysHint()}</span>}
      {picking && from && picker ? (
        <RecordDialog
          from={from}
          title={t(field.pick?.title ?? String(field.options?.add ?? 'Add a line'))}
          chosen={NONE}
          choose={(_, records) => changes.take(picker, records)}
          close={() => setPicking(false)}
          submit="any"
        />
      ) : null}
    </div>
  );
}

const NONE: readonly unknown[] = [];

/** The column whose records can be chosen from a table, and the source of that table. */
function pickOf({ pick, fields }: FormField): readonly [FormField?, PickFrom?] {
  const column = fields?.find(({ name }) => name === pick?.column);
  if (!pick || !column?.source) return [];
  const { source, options } = column;
  const columns = Object.entries(pick.columns);
  const choices = pick.columnChoices;
  return [
    column,
    {
      source,
      value: String(options?.value),
      columns,
      wait: searchWait(column),
      ...(choices && { choices }),
      ...imageOf(options),
    },
  ];
}
