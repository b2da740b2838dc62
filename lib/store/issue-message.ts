import { createHash } from 'node:crypto'
import type { OutgoingMessage } from './port-outbox'

/**
 * Builds one address's copy of a newsletter issue. Its id is deterministic for an issue and an address and does not
 * reveal the address. The Postgres function `enqueue_issue` computes the same id.
 */
export function composeIssueMessage(
  issue: string,
  message: Readonly<Record<string, unknown>>,
  email: string,
): OutgoingMessage {
  const id = createHash('sha256').update(`${issue} ${email}`).digest('hex').slice(0, 32)
  return { id, recipient: email, payload: JSON.stringify({ ...message, id, to: email }) }
}
