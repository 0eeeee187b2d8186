import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

// A chunk of its own. It imports nothing of the form: shared code would split every form into more chunks.
const OrderList = lazyWithPreload(() => import('./order/order-list.tsx'));

/** An ordered list, changed by dragging or with the arrow keys. */
export function OrderField(props: ControlProps) {
  const { record } = useForm();
  const [value, commit] = useCommitted(props.field.name);
  return <OrderList {...props} record={record} value={value} commit={commit} />;
}
