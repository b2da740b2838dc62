/**
 * Returns the mailbox of an address: lower case, without a plus tag (RFC 5233). The Postgres function
 * `normalized_mailbox` computes the same value.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const plus = lower.indexOf('+')
  return plus > 0 && plus < at ? lower.slice(0, plus) + lower.slice(at) : lower
}
