import { isActive } from '../../../../core/read-value.ts';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

/** On or off, as true or false where the body asks for that, else as 1 or 0. */
export function SwitchField(props: ControlProps) {
  const [value, commit] = useCommitted(props.field.name);
  const isFlag = propertyAt(useForm().screen.body?.schema, props.field.name)?.type === 'boolean';
  return (
    <input
      type="checkbox"
      role="switch"
      className="field-switch"
      {...controlAttributes(props)}
      name={props.field.name}
      checked={isActive(value)}
      aria-checked={isActive(value)}
      onChange={(event) => commit(isFlag ? event.target.checked : +event.target.checked)}
    />
  );
}
