/** `npm run newsletter -- send issue.md`: sends an issue, `# subject` and text, to confirmed subscribers who lack it. */
import { readFile } from 'node:fs/promises'
import { mailer } from '@/lib/mail'
import { readIssue } from '@/lib/newsletter/issue'
import { sendIssue } from '@/lib/newsletter/send'
import { store } from '@/lib/store'
import { main } from './support/main'

await main(async () => {
  const [command, file, ...more] = process.argv.slice(2)
  if (command !== 'send' || file === undefined || more.length > 0) {
    throw new Error('Usage: npm run newsletter -- send issue.md')
  }
  const issue = readIssue(await readFile(file, 'utf8'))
  const { before, taken, sent } = await sendIssue(issue, { store: store(), mailer })
  console.log(`“${issue.subject}” (${issue.id}): ${taken} addresses, ${sent} messages sent; ${before} had it before`)
  console.log('Messages that were not accepted yet stay in the outbox. The running server or the scheduler sends them.')
})
