/** When this browser shows desktop notifications; times as HH:mm in its clock. */
export interface NoticeSettings {
  readonly on: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** Whether a time is within the quiet hours; equal start and end mean none. */
export function isQuiet({ quietFrom, quietTo }: NoticeSettings, time: string): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo;
  return time >= quietFrom || time < quietTo;
}

/** HH:mm in the browser's time zone. */
export const clockTime = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
