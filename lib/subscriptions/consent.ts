/**
 * The exact consent texts: `checkbox` and `note` stand at the checkbox, `question` at the confirmation button.
 * Increment `version` whenever a text changes: the store records which version each subscriber agreed to.
 */
export const consent = {
  version: '2',
  checkbox: 'Send me new templates and weekly tips',
  note: 'A checked box is not consent yet. The newsletter starts only after you follow the link in our confirmation message.',
  question:
    'Send the newsletter to this address: new templates and weekly tips, until I unsubscribe. Every message has a link that ends it at once.',
} as const
