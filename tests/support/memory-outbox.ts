import type { Outbox, OutboxMessage, RefusalReason } from '@/lib/store'

interface Kept extends OutboxMessage {
  dueAt: number
}

/** An outbox in memory, with the rules of the real ones; `enqueue` stores a message that was not tried yet. */
export function createMemoryOutbox() {
  const messages = new Map<string, Kept>()
  const refused: [recipient: string, reason: RefusalReason][] = []
  const done = Promise.resolve()
  const claim = (message: Kept, leasedUntil: number): OutboxMessage => {
    const { id, payload, interrupted } = message
    const attempts = message.attempts + 1
    Object.assign(message, { dueAt: leasedUntil, attempts, interrupted: true })
    return { id, payload, attempts, interrupted }
  }
  const outbox: Outbox = {
    admit: () => Promise.resolve('admitted'),
    add: ({ id, payload }, dueAt) => {
      messages.set(id, { id, payload, attempts: 1, interrupted: true, dueAt })
      return done
    },
    claimDue: (now, leasedUntil, limit) => {
      const due = [...messages.values()].filter(({ dueAt }) => dueAt <= now).slice(0, limit)
      return Promise.resolve(due.map((message) => claim(message, leasedUntil)))
    },
    remove: (id) => {
      messages.delete(id)
      return done
    },
    postpone: (id, dueAt) => {
      Object.assign(messages.get(id) ?? {}, { dueAt, interrupted: false })
      return done
    },
    refuse: ({ id, recipient }, reason) => {
      messages.delete(id)
      refused.push([recipient, reason])
      return done
    },
  }
  const enqueue = (id: string, payload: string): void =>
    void messages.set(id, { id, payload, attempts: 0, interrupted: false, dueAt: 0 })
  return { outbox, messages, refused, enqueue }
}
