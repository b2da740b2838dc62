/** Records messages in FILE until one is refused, prints the store's health, and continues after a line of input. */
import { createInterface } from 'node:readline'
import { guardSqliteStore } from '@/lib/store/sqlite/guard'

const [file = ''] = process.argv.slice(2)
const store = guardSqliteStore(file)
const tell = (name: string, value: unknown): void => console.log(JSON.stringify({ [name]: value }))

let recorded = 0
const record = () => store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: 'x'.repeat(1000) })
const limit = 10_000
try {
  for (; recorded < limit; recorded += 1) await record()
} catch (error) {
  tell('refused', (error as Error).message)
}
tell('recorded', recorded)
tell('health', await store.health())
// A call with nothing to write succeeds, which does not mean the fault is over.
await store.outbox.remove('nothing')
tell('readable', (await store.downloadCounts()).size)
for await (const _ of createInterface({ input: process.stdin })) {
  await record()
  recorded += 1
  tell('recorded', recorded)
  tell('health', await store.health())
  break
}
await store.close()
