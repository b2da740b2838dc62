/**
 * The exact consent texts: `checkbox` and `note` stand at the checkbox, `question` at the confirmation button.
 * Increment `version` whenever a text changes: the store records which version each subscriber agreed to.
 */
export const consent = {
  version: '3',
  checkbox: 'Send me new templates and weekly tips',
  note: 'We email you a link first. The newsletter starts when you confirm.',
  question:
    'Send the newsletter to this address: new templates and weekly tips, until I unsubscribe. Every message has a link that ends it at once.',
} as const
