import type { ComponentType } from 'react';
import type { AttachedPart } from './model/attached-parts.ts';
import type { CannedReply } from './model/canned-reply.ts';
import type { Conversation, NewMessage } from './service/chat-service.ts';

/** What a panel sends at once: the kind of the message and its data; its text is what is typed. */
export type Sending = Required<Pick<NewMessage, 'type' | 'data'>>;
/** What a panel puts beside the text that is being written. */
export type AttachingPart = Omit<AttachedPart, 'id'>;

/** A line of an order that is made in the chat. */
export interface OrderLine {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly stock: number;
    readonly images: readonly { readonly image_url: string | null }[];
  };
  readonly quantity: number;
}

/** The side panels of a conversation, and the panels of its attachment menu. */
export interface PanelProps {
  readonly shop: Conversation;
  /** Sends something at once with the typed text and closes the panel; `make` is called once the text can be sent. */
  readonly send: (make: () => Sending | undefined | Promise<Sending | undefined>) => Promise<void>;
  /** Puts something into the composer and closes the panel. */
  readonly attach: (part: AttachingPart) => void;
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
