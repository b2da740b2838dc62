/** The exact consent texts. Increment `version` with each change: the store records which one a subscriber agreed to. */
export const consent = {
  version: '3',
  checkbox: 'Send me new templates and weekly tips',
  note: 'We email you a link first. The newsletter starts when you confirm.',
  question:
    'Send the newsletter to this address: new templates and weekly tips, until I unsubscribe. Every message has a link that ends it at once.',
} as const
