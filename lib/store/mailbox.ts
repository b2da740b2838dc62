/** The mailbox as earlier versions computed it, without Gmail's spellings: hashes of it are on suppression lists. */
export function formerMailboxOf(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const plus = lower.indexOf('+')
  return plus > 0 && plus < at ? lower.slice(0, plus) + lower.slice(at) : lower
}

/** Lower case, without a plus tag (RFC 5233) or Gmail's dots and second domain, as in Postgres (`normalized_mailbox`). */
export function mailboxOf(address: string): string {
  const mailbox = formerMailboxOf(address)
  const [, name] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? []
  return name === undefined ? mailbox : `${name.replaceAll('.', '')}@gmail.com`
}
