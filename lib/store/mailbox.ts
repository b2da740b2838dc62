/**
 * The mailbox that an address leads to: `Ann+Roof@Example.com` is `ann@example.com`. Only what every mail system shares
 * is normalized, letter case and plus tags; both are counted as one mailbox.
 */
export const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
