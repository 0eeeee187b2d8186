import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { isRecord } from '../../../core/record.ts';

/** One of several, with a quiet line below it about the chosen one. */
export function NotedChoice({ id, label, value, required, options, rawErrors, onChange }: WidgetProps) {
  const { enumOptions = [], notes } = options;
  const note = isRecord(notes) ? notes[String(value)] : undefined;
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={label}
      required={Boolean(required)}
      error={Boolean(rawErrors?.length)}
      value={value ?? ''}
      helperText={typeof note === 'string' ? note : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {enumOptions.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
