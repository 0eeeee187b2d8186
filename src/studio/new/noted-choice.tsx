import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { isRecord } from '../../../core/record.ts';

/** One of several, each with a quiet line about it; that of the chosen one stays below the box. */
export function NotedChoice({ id, label, value, required, options, rawErrors, onChange }: WidgetProps) {
  const { enumOptions = [], notes } = options;
  const noteOf = (choice: unknown) => String((isRecord(notes) && notes[String(choice)]) || '');
  const labelOf = (choice: unknown) => enumOptions.find((option) => option.value === choice)?.label ?? '';
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={label}
      required={Boolean(required)}
      error={Boolean(rawErrors?.length)}
      value={value ?? ''}
      helperText={noteOf(value)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { renderValue: labelOf } }}
    >
      {enumOptions.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          <ListItemText
            primary={option.label}
            secondary={noteOf(option.value)}
            slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption' } }}
          />
        </MenuItem>
      ))}
    </TextField>
  );
}
