import type { ComponentType } from 'react';
import type { CannedReply } from './model/canned-reply.ts';
import type { Conversation, NewMessage } from './service/chat-service.ts';

/** What a panel attaches: the kind of the message and its data; its text is what is typed. */
export type Attached = Required<Pick<NewMessage, 'type' | 'data'>>;

/** A line of an order that is made in the chat. */
export interface OrderLine {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly images: readonly { readonly image_url: string | null }[];
  };
  readonly quantity: number;
}

/** The side panels of a conversation, and the panels of its attachment menu. */
export interface PanelProps {
  readonly shop: Conversation;
  /** Sends an attachment with the typed text and closes the panel; `make` is called once the text can be sent. */
  readonly send: (make: () => Attached | undefined | Promise<Attached | undefined>) => Promise<void>;
  /** Returns to the default panel. */
  readonly close: () => void;
  /** Opens the panel of an attachment, by its id; `lines`: the order that it begins with. */
  readonly open: (side: string, lines?: readonly OrderLine[]) => void;
  /** The order that this panel begins with. */
  readonly lines?: readonly OrderLine[] | undefined;
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
