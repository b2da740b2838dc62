/**
 * `npm run newsletter -- send issue.md`: sends an issue to every confirmed subscriber who has not had it. May be run
 * again after it broke off. An issue is Markdown; its first line, `# …`, is the subject and tells issues apart.
 */
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
  console.log('What was not accepted yet stays in the outbox, which the running server or the scheduler works off.')
})
