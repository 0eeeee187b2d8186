import type { ServerEvent } from '../../domain/chat/frames.ts';
import type { Look } from './looks.ts';

/** What the trigger on the messages tells: each process reads the message by its id. */
export interface MessageNotification {
  readonly is: 'message' | 'edited' | 'deleted';
  readonly id: number;
}

/** What the server's processes tell each other (NOTIFY). `rights`: a session has ended, or a role is another one. */
export type ChatNotification =
  | { readonly kind: 'rights' }
  | { readonly kind: 'look'; readonly member: string; readonly look: Look | null }
  | Extract<ServerEvent, { kind: 'read' | 'unread' | 'typing' | 'assigned' | 'desk' | 'later' | 'presence' }>;
