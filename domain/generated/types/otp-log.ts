// Generated from schemas (otp-log) by `npm run generate`. Edit that instead of this file.
/** A one-time password that a shop asked for. */
export interface OtpLog {
  id: number;
  user: {
    id: number;
    shop_name: string;
  } | null;
  otp_code: string;
  requested_at: string;
  expired_at: string;
}
