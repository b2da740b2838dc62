/**
 * The exact consent texts, shown next to the checkbox and the confirmation button. Increment `version` whenever a text
 * changes: the store records which version each subscriber agreed to.
 */
export const consent = {
  version: '1',
  checkbox: 'Send me new templates and weekly tips',
  question:
    'Send the newsletter to this address: new templates and weekly tips, until I unsubscribe. Every message has a link that ends it at once.',
} as const
