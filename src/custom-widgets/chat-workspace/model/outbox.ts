import type { WhyRefused } from '../../../../domain/chat/message-limits.ts';
import type { NewMessage } from '../service/chat-service.ts';

/** A message that the service has not accepted yet. Accepted ones are removed; they are in the history. */
export interface Pending {
  readonly conversation: string;
  readonly message: NewMessage;
  /** When it was written (ISO 8601); also its sort key. */
  readonly at: string;
  readonly state: 'queued' | 'sending' | 'failed';
  /** Why the service refused it permanently. */
  readonly why?: string;
  readonly whyParams?: WhyRefused['params'];
}

export type Entries = readonly Pending[];

const withState = (entries: Entries, clientId: string, change: Partial<Pending>): Entries =>
  entries.map((pending) => (pending.message.clientId === clientId ? { ...pending, ...change } : pending));

export const without = (entries: Entries, clientId: string): Entries =>
  entries.filter((pending) => pending.message.clientId !== clientId);

export const add = (
  entries: Entries,
  conversation: string,
  message: NewMessage,
  writtenAt: string,
): Entries => [
  ...without(entries, message.clientId),
  { conversation, message, at: writtenAt, state: 'queued' },
];

/** The messages to send next: the first of each conversation that has none in flight. */
export function due(entries: Entries): Entries {
  const seen = new Set(
    entries.filter(({ state }) => state === 'sending').map((pending) => pending.conversation),
  );
  return entries.filter(({ conversation, state }) => {
    if (state !== 'queued' || seen.has(conversation)) return false;
    seen.add(conversation);
    return true;
  });
}

export const sending = (entries: Entries, clientId: string) =>
  withState(entries, clientId, { state: 'sending' });

/**
 * Without a reason the message is queued again: it may or may not have arrived, and its client id prevents duplicates.
 */
export const notTaken = (entries: Entries, clientId: string, why?: WhyRefused) =>
  withState(
    entries,
    clientId,
    why ? { state: 'failed', why: why.message, whyParams: why.params } : { state: 'queued' },
  );

/** Moves it behind the queued ones, as if written at `at`. */
export function retried(entries: Entries, clientId: string, writtenAt: string): Entries {
  const failedEntry = entries.find(
    ({ message, state }) => message.clientId === clientId && state === 'failed',
  );
  return failedEntry ? add(entries, failedEntry.conversation, failedEntry.message, writtenAt) : entries;
}

/** Restores stored entries: those that were being sent when the page closed are sent again. */
export const restored = (kept: Entries): Entries =>
  kept
    .map((pending) => (pending.state === 'sending' ? { ...pending, state: 'queued' as const } : pending))
    .sort((a, b) => a.at.localeCompare(b.at));
