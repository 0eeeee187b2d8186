/** What the specification has the chat's failures logged as; the person is told where it happens, in plain words. */
const TEXTS = {
  open: 'Chat initialisation failed with error',
  conversations: 'Conversation fetching failed with error',
  messages: 'Message fetching failed with error',
  text: 'Message sending failed with error',
  custom: 'custom message sending failed with error',
};

/** Logs a failure in the browser's console. */
export function logFailure(of: keyof typeof TEXTS, error: unknown): void {
  console.error(TEXTS[of], error);
}
