/**
 * `npm run new:template -- --kind hr --name "Ladder Loan Form" --group Onboarding [--beside Word|Excel]` writes a
 * template's file, puts it into its folder's index and says what is left to do; `-- --kind safety --name "Hot Work
 * Permit"` does the same for a blueprint, one document for each roof system. What is not given is asked for.
 */
import './support/fresh-catalogue'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { planTemplate, type Ask } from './new-template/plan'
import { formatted } from './support/format'
import { main } from './support/main'

/** On no terminal nobody can be asked. */
const askPerson: Ask = async (option, list) => {
  if (!process.stdin.isTTY) throw new Error(`--${option} is missing${list}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${option}${list}: `)
  terminal.close()
  return answer
}

await main(async () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { kind: text, name: text, group: text, beside: text } })
  const { files, report } = await planTemplate(values, askPerson)
  for (const [file, source] of files) writeFileSync(file, await formatted(file, source))
  console.log(report)
})
