/** Log messages that the specification prescribes for failures of the chat. The page shows its own messages. */
const TEXTS = {
  open: 'Chat initialisation failed with error',
  conversations: 'Conversation fetching failed with error',
  messages: 'Message fetching failed with error',
  text: 'Message sending failed with error',
  custom: 'custom message sending failed with error',
};

export type FailureKind = keyof typeof TEXTS;

/** Logs a failure to the browser console. */
export function logFailure(failureKind: FailureKind, error: unknown): void {
  console.error(TEXTS[failureKind], error);
}
