import type { ComponentType } from 'react';
import type { CannedReply } from './model/canned-reply.ts';
import type { Conversation, NewMessage } from './service/chat-service.ts';

/** What stands beside a conversation, and what its attachment menu offers. */
export interface PanelProps {
  readonly shop: Conversation;
  readonly send: (message: Omit<NewMessage, 'clientId'>) => void;
  /** Back to what stands there when nothing else is asked for. */
  readonly close: () => void;
}

export interface Attachment {
  readonly id: string;
  /** Source text. */
  readonly label: string;
  readonly panel: ComponentType<PanelProps>;
}

/** Replies that are written once. */
export interface Replies {
  readonly rows: readonly CannedReply[];
  /** The text of one, for a shop. */
  readonly fill: (reply: CannedReply, shop: Conversation) => Promise<string>;
}

export interface Panels {
  /** Beside every conversation where there is room. */
  readonly usual: ComponentType<PanelProps>;
  /** Behind the name of the shop. */
  readonly info: ComponentType<PanelProps>;
  readonly attachments: readonly Attachment[];
}
