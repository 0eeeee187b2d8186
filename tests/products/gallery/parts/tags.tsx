import Button from '@mui/material/Button';
import { type FieldHost, InputBox } from '../../../../src/runtime/index.ts';
import type { TagsProps, TagsValue } from '../src/generated/product/widgets/tags.ts';

/** A hand-made field: an input for each of a few texts. */
export default function Tags({ most = 3, field }: TagsProps & FieldHost<TagsValue>) {
  const { value = [], id, disabled, labelledBy, describedBy } = field;
  const set = (at: number, text: string) => field.commit(value.with(at, text));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, border: 0 }}
    >
      {value.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place
        <InputBox key={at}>
          <input
            id={field.idOf(String(at))}
            aria-label={`${field.label} ${at + 1}`}
            aria-invalid={field.errors.has(String(at)) || undefined}
            disabled={disabled}
            value={text}
            onChange={({ target }) => set(at, target.value)}
          />
        </InputBox>
      ))}
      <Button
        size="small"
        disabled={disabled || value.length >= most}
        onClick={() => field.commit([...value, ''])}
      >
        Add
      </Button>
    </fieldset>
  );
}
