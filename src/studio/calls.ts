import { isRecord } from '../../core/record.ts';

/** A call that the studio refused, with the reason for people. */
export class StudioRefusal extends Error {
  override readonly name = 'StudioRefusal';
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

const key = () => document.querySelector<HTMLMetaElement>('meta[name="studio-key"]')?.content ?? '';

/** Makes a call of the development server. Throws a StudioRefusal. */
export async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/__studio/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-key': key() },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) throw new StudioRefusal('The development server does not answer. Is it running?');
  const answer: unknown = await response.json();
  if (isRecord(answer) && isRecord(answer.refusal))
    throw new StudioRefusal(String(answer.refusal.message), String(answer.refusal.code));
  return answer as Answer;
}
