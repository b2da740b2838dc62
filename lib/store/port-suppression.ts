/** Its owner asked for it, its server refused it permanently, or its owner reported a message as spam. */
export type SuppressionReason = 'asked' | 'refused' | 'complained'

/** The state of an address. The pages behind the links in emails render this, never a claim in the URL. */
export interface Standing {
  /** The newsletter opt-in was confirmed and has not been withdrawn since. */
  isConfirmed: boolean
  /** When the newsletter was last unsubscribed, ISO 8601 in UTC; null if never. */
  unsubscribedAt: string | null
  /** The mailbox is on the suppression list: nothing is sent to it. */
  isSuppressed: boolean
}

export interface MailAllowance {
  mailboxQuarterHour: number
  mailboxDay: number
  totalHour: number
}

/** 'admitted' and counted; 'suppressed'; the 'mailbox' or the site's 'total' has reached its limit. */
export type Admission = 'admitted' | 'suppressed' | 'mailbox' | 'total'
