import { createHash } from 'node:crypto'
import type { OutgoingMessage } from './port-outbox'

/**
 * One address's copy of an issue. Its id is the same for an issue and an address at all times and tells nothing of the
 * address; the Postgres function `enqueue_issue` computes it likewise.
 */
export function composeIssueMessage(
  issue: string,
  message: Readonly<Record<string, unknown>>,
  email: string,
): OutgoingMessage {
  const id = createHash('sha256').update(`${issue} ${email}`).digest('hex').slice(0, 32)
  return { id, recipient: email, payload: JSON.stringify({ ...message, id, to: email }) }
}
