import type { StaffRow } from '../../../../../domain/chat/frames.ts';
import type { ChatService, Colleague, DeskCalls } from '../chat-service.ts';

interface LaterRow {
  readonly id: number;
  readonly text: string;
  readonly send_at: string;
  readonly sender_name: string;
}

/** The calls of our server for assigning conversations and scheduling messages. They throw on failure. */
export interface TeamCalls {
  colleagues(): Promise<readonly StaffRow[]>;
  assign(conversation: number, body: { assigned_to: number | null; was: number | null }): Promise<unknown>;
  later(conversation: number): Promise<readonly LaterRow[]>;
  writeLater(
    conversation: number,
    body: { client_id: string; text: string; send_at: string },
  ): Promise<unknown>;
  cancelLater(id: number): Promise<unknown>;
  /** Absent where this server does not have them. */
  readonly desk?: {
    change(
      conversation: number,
      body: { resolved?: boolean; snoozed_until?: string | null; label?: string; unlabel?: string },
    ): Promise<unknown>;
    labels(): Promise<readonly { readonly name: string }[]>;
  };
}

/** The sender id of a staff account in messages. */
export const uidOf = (account: number): string => `admin-${account}`;

const accountOf = (uid: string | null): number | null =>
  uid === null ? null : Number(uid.replace('admin-', ''));

export const readColleague = ({ id, name }: StaffRow): Colleague => ({ uid: uidOf(id), name });

/** The optional parts of the service that these calls implement. */
export function teamParts(
  calls: TeamCalls,
): Required<Pick<ChatService, 'assignment' | 'later'>> & Pick<ChatService, 'desk'> {
  return {
    ...(calls.desk && { desk: deskOf(calls.desk) }),
    assignment: {
      colleagues: async () => (await calls.colleagues()).map(readColleague),
      assign: async (conversation, to, previousAssignee) => {
        await calls.assign(Number(conversation), {
          assigned_to: accountOf(to),
          was: accountOf(previousAssignee),
        });
      },
    },
    later: {
      list: async (conversation) =>
        (await calls.later(Number(conversation))).map(({ id, text, send_at, sender_name }) => ({
          id: String(id),
          text,
          sendAt: send_at,
          sender: sender_name,
        })),
      write: async (conversation, { clientId, text, sendAt }) => {
        await calls.writeLater(Number(conversation), { client_id: clientId, text, send_at: sendAt });
      },
      cancel: async (id) => {
        await calls.cancelLater(Number(id));
      },
    },
  };
}

const deskOf = ({ change, labels }: NonNullable<TeamCalls['desk']>): DeskCalls => ({
  change: async (conversation, { snoozedUntil, ...rest }) => {
    const body = { ...rest, ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }) };
    await change(Number(conversation), body);
  },
  labels: async () => (await labels()).map(({ name }) => name),
});
