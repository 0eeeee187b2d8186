import { t } from '../../runtime/index.ts';
import type { Colleague } from './service/chat-service.ts';

/** With whom a conversation is, in the words for the person who looks at it. */
export const withWhom = ({ uid, name }: Colleague, me: string): string =>
  uid === me ? t('With you') : t('With {name}', { name });
