/**
 * Why nothing is sent to a mailbox any more: its owner asked for that, its server refused it for good, or its owner
 * reported a message as spam.
 */
export type SuppressionReason = 'asked' | 'refused' | 'complained'

/** How an address stands: what the pages behind the links in emails say comes from here, never from an address. */
export interface Standing {
  /** A wish for the newsletter was confirmed and not withdrawn since. */
  isConfirmed: boolean
  /** When the newsletter was last ended, ISO 8601 in UTC; null where it never was. */
  unsubscribedAt: string | null
  /** Its mailbox is on the suppression list: nothing is sent to it. */
  isSuppressed: boolean
}

/** How many messages that visitors ask for may leave. */
export interface MailAllowance {
  /** To one mailbox within 15 minutes. */
  mailboxQuarterHour: number
  /** To one mailbox within 24 hours. */
  mailboxDay: number
  /** To all mailboxes within one hour. */
  totalHour: number
}

/**
 * Whether a message may leave: 'admitted', and it is counted; 'suppressed', its mailbox is on the suppression list;
 * 'mailbox', the mailbox has had as many as it may; 'total', the whole site has sent as many as it may.
 */
export type Admission = 'admitted' | 'suppressed' | 'mailbox' | 'total'
