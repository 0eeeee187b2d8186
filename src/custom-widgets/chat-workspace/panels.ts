import type { ComponentType } from 'react';
import type { CannedReply } from './model/canned-reply.ts';
import type { Conversation, NewMessage } from './service/chat-service.ts';

/** The side panels of a conversation, and the panels of its attachment menu. */
export interface PanelProps {
  readonly shop: Conversation;
  readonly send: (message: Omit<NewMessage, 'clientId'>) => void;
  /** Returns to the default panel. */
  readonly close: () => void;
}

export interface Attachment {
  readonly id: string;
  /** Source text. */
  readonly label: string;
  readonly panel: ComponentType<PanelProps>;
}

/** Canned replies. */
export interface Replies {
  readonly rows: readonly CannedReply[];
  /** Fills the placeholders of a reply for a shop. */
  readonly fill: (reply: CannedReply, shop: Conversation) => Promise<string>;
}

export interface Panels {
  /** The default panel, shown when there is enough room. */
  readonly usual: ComponentType<PanelProps>;
  /** Opened by a click on the name of the shop. */
  readonly info: ComponentType<PanelProps>;
  readonly attachments: readonly Attachment[];
}
