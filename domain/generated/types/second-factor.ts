// Generated from schemas (second-factor) by `npm run generate`. Edit that instead of this file.
/** The two-step sign-in of an account, as its owner sees it. */
export interface SecondFactor {
  id: number;
  active: 0 | 1;
  /** 1: the server can keep the secret of an authenticator app. */
  available: 0 | 1;
  /** 1: the role of the account has to have it. */
  demanded: 0 | 1;
  created_at: string | null;
  /** How many are left. */
  recovery_codes: number | null;
}

/** What second-factor.get answers: one row, the item, or the alert's data. */
export interface SecondFactorGetItem {
  active: 0 | 1;
  /** 1: the server can keep the secret of an authenticator app. */
  available: 0 | 1;
  /** 1: the role of the account has to have it. */
  demanded: 0 | 1;
  created_at: string | null;
  /** How many are left. */
  recovery_codes: number | null;
}

/** What second-factor.offer answers: one row, the item, or the alert's data. */
export interface SecondFactorOfferItem {
  /** In base32, to be typed. */
  secret: string;
  /** otpauth, to be shown as a QR code. */
  address: string;
  recovery_codes: readonly string[];
  /** All of this, sealed: it comes back with a code. */
  offer: string;
}

/** Body of second-factor.switch-off. */
export interface SecondFactorSwitchOffBody {
  current_password: string;
  code: string;
}

/** Body of second-factor.switch-on. */
export interface SecondFactorSwitchOnBody {
  offer: string;
  code: string;
  current_password: string;
}
