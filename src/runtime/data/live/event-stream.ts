/** One server-sent event; a comment has no data. */
export interface Message {
  /** Defaults to `message`. */
  readonly event: string;
  readonly id?: string;
  readonly data?: string;
}

/** Reads a server-sent event stream to its end; `onMessage` also receives comments. Throws when the stream breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: Message) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) onMessage(readMessage(part));
  }
}

function readMessage(text: string): Message {
  let event = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'id') id = value;
    if (name === 'data') data.push(value);
  }
  return {
    event,
    ...(id === undefined ? {} : { id }),
    ...(data.length > 0 ? { data: data.join('\n') } : {}),
  };
}
