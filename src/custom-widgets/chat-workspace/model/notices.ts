import { readStored, writeStored } from '../../../runtime/index.ts';

/** When this browser tells a person of messages; times of its clock as HH:mm. */
export interface NoticeSettings {
  readonly on: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

const USUAL: NoticeSettings = { on: false, quietFrom: '20:00', quietTo: '07:00' };
const keyOf = (person: string) => `chat-notices ${person}`;

/** What a person has set in this browser. */
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

/** Whether nobody wants to be disturbed at this time of day; from and to alike: never. */
export function isQuiet({ quietFrom, quietTo }: NoticeSettings, time: string): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo;
  return time >= quietFrom || time < quietTo;
}

/** HH:mm by the clock of this browser. */
export const clockTime = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
