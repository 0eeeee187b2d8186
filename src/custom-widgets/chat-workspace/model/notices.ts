/** When this browser tells a person of messages; times of its clock as HH:mm. */
export interface NoticeSettings {
  readonly on: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** Whether nobody wants to be disturbed at this time of day; from and to alike: never. */
export function isQuiet({ quietFrom, quietTo }: NoticeSettings, time: string): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo;
  return time >= quietFrom || time < quietTo;
}

/** HH:mm by the clock of this browser. */
export const clockTime = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
