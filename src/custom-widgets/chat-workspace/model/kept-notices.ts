import { readStored, writeStored } from '../../../runtime/index.ts';
import type { NoticeSettings } from './notices.ts';

const USUAL: NoticeSettings = { on: false, quietFrom: '20:00', quietTo: '07:00' };
const keyOf = (person: string) => `chat-notices ${person}`;

/** The notification settings that a person has made in this browser. */
export function readNotices(person: string): NoticeSettings {
  try {
    const kept = JSON.parse(readStored(keyOf(person)) ?? '{}') as Partial<NoticeSettings>;
    const time = (value: unknown, usual: string) =>
      typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? value : usual;
    return {
      on: kept.on === true,
      quietFrom: time(kept.quietFrom, USUAL.quietFrom),
      quietTo: time(kept.quietTo, USUAL.quietTo),
    };
  } catch {
    return USUAL;
  }
}

export function keepNotices(person: string, settings: NoticeSettings): void {
  writeStored(keyOf(person), JSON.stringify(settings));
}
