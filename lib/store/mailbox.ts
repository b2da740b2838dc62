/** The mailbox as earlier versions computed it, without Gmail's spellings: hashes of it are on suppression lists. */
export function formerMailboxOf(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const plus = lower.indexOf('+')
  return plus > 0 && plus < at ? lower.slice(0, plus) + lower.slice(at) : lower
}

/**
 * Returns the mailbox of an address: lower case, without a plus tag (RFC 5233). Gmail ignores dots, and has two domains
 * for one mailbox. The Postgres function `normalized_mailbox` computes the same value.
 */
export function mailboxOf(address: string): string {
  const mailbox = formerMailboxOf(address)
  const [, name] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? []
  return name === undefined ? mailbox : `${name.replaceAll('.', '')}@gmail.com`
}
