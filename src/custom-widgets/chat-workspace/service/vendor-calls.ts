import type { calls as widgetCalls } from '../../../generated/product/widgets/message-box.ts';
import { ApiError, errorText, mayCall, readOnce, send } from '../../../runtime/index.ts';
import { SendRefusal } from './chat-service.ts';
import type { VendorCalls } from './open-service.ts';

type Calls = Pick<typeof widgetCalls, 'chat.check-uid' | 'chat.vendor-token'>;

/** The calls for opening the vendor's chat, made from the calls of a screen or widget. */
export const vendorCalls = (calls: Calls): VendorCalls => ({
  checkUid: async () => itemOf(await readOnce(calls['chat.check-uid'], {}, { tellsErrors: true })).uuid,
  vendorToken: async () => {
    if (!mayCall(calls['chat.vendor-token'])) return null;
    try {
      return itemOf(await send(calls['chat.vendor-token'], {})).token;
    } catch (error) {
      const isSure = error instanceof ApiError && error.status >= 400 && error.status < 500;
      throw new SendRefusal(errorText(error), !isSure);
    }
  },
});

/** The item of an answer that always has one. Throws if it is missing. */
export function itemOf<Item>({ item }: { readonly item?: Item }): Item {
  if (item === undefined) throw new Error('The answer of the chat has no item.');
  return item;
}
