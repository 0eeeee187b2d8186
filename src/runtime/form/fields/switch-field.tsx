import { isActive } from '../../../../core/read-value.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** On or off, as 1 or 0. */
export function SwitchField(props: ControlProps) {
  const [value, commit] = useCommitted(props.field.name);
  return (
    <input
      type="checkbox"
      role="switch"
      className="field-switch"
      {...controlAttributes(props)}
      name={props.field.name}
      checked={isActive(value)}
      aria-checked={isActive(value)}
      onChange={(event) => commit(event.target.checked ? 1 : 0)}
    />
  );
}
