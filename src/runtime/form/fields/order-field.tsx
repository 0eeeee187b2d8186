import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

// Few forms have it. It knows nothing of the form: sharing code with it would cut every form into more files.
const OrderList = lazyWithPreload(() => import('./order/order-list.tsx'));

/** An order of things, put right by dragging or by the arrow keys. */
export function OrderField(props: ControlProps) {
  const { record } = useForm();
  const [value, commit] = useCommitted(props.field.name);
  return <OrderList {...props} record={record} value={value} commit={commit} />;
}
