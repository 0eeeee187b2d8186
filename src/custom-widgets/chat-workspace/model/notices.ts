/** When this browser shows desktop notifications; times as HH:mm in its clock. */
export interface NoticeSettings {
  readonly on: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** Whether a time is in the quiet hours; equal start and end mean none. */
export function isQuiet({ quietFrom, quietTo }: NoticeSettings, time: string): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo;
  return time >= quietFrom || time < quietTo;
}

/** HH:mm by the clock of this browser. */
export const clockTime = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
