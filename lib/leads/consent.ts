/**
 * What a subscriber agrees to, word for word; shown at the tick box and beside the button that confirms. Whoever
 * changes a text counts `version` up: the store keeps the version that each consent was given to.
 */
export const consent = {
  version: '1',
  wish: 'Send me new templates and weekly tips',
  question:
    'Send the newsletter to this address: new templates and weekly tips, until I unsubscribe. Every message has a link that ends it at once.',
} as const
