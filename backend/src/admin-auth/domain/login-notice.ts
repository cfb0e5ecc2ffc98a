export const NOTICE_KINDS = ['newBrowser', 'wrongPasswords'] as const;

/** What the owner is told until it is confirmed: a login with a new browser, or many wrong passwords on one day. */
export interface LoginNotice {
  readonly kind: (typeof NOTICE_KINDS)[number];
  /** The time of the login, or the beginning of the day in WIB. */
  readonly at: Date;
  readonly browser: string | null;
  readonly wrongPasswords: number;
}

/** A browser is new when it has not logged in for as many days. */
export const REMEMBERED_DAYS = 90;
/** The owner is told of as many wrong passwords on one day. */
export const MANY_WRONG_PASSWORDS = 10;
