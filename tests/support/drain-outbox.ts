/**
 * One of several processes that drain the same outbox: prints 'ready', waits for a line on its standard input, drains
 * once and prints how many messages were accepted.
 * Run: node --import tsx --conditions=react-server tests/support/drain-outbox.ts
 */
import { once } from 'node:events'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'

store()
const worker = mailer()
console.log('ready')
await once(process.stdin, 'data')
console.log(await worker.drain())
process.exit(0)
