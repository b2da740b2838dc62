/** Prints 'ready', waits for a line of input, drains the outbox once and prints how many messages were accepted. */
import { once } from 'node:events'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'

store()
const worker = mailer()
console.log('ready')
await once(process.stdin, 'data')
console.log(await worker.drain())
process.exit(0)
