/**
 * `npm run doctor`: checks this configuration and says how to fix it. `-- --send you@example.com` also sends a test
 * message. `-- --before-start` skips the running site. The exit code is 1 if there is an error (✗). The operator decides
 * about warnings (!).
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env, type Env } from '@/lib/env'
import { emailSchema } from '@/lib/forms/schema'
import { countOf } from '@/lib/utils'
import manifest from '../package.json'
import { checkDataFolder } from './doctor/data-folder'
import { checkEmbeddedStore } from './doctor/embedded-store'
import { checkHostedStore } from './doctor/hosted-store'
import { checkLaw } from './doctor/law'
import { checkLaunch, checkSecurityText } from './doctor/launch'
import { checkFunction, checkSmtp, filesOnly } from './doctor/mail'
import { fault, ok, reasonOf, writeFinding, type Finding } from './doctor/report'
import { checkSecrets } from './doctor/secrets'
import { checkAddress, checkBuild, checkRunningSite } from './doctor/site'
import { main } from './support/main'

function readEnvironment(): Env | Finding {
  try {
    return env()
  } catch (error) {
    return fault('environment', reasonOf(error), 'Correct the settings named here. .env.example explains each.')
  }
}

function checkMail({ smtpUrl, supabase, dataDir }: Env, to: string | undefined): Promise<Finding[]> | Finding[] {
  if (smtpUrl) return checkSmtp(smtpUrl, to)
  return supabase ? checkFunction(supabase, to) : filesOnly(path.join(dataDir, 'outbox'))
}

const checkStore = ({ supabase, dataDir }: Env): Promise<Finding[]> | Finding[] =>
  supabase ? checkHostedStore(supabase) : checkEmbeddedStore(path.join(dataDir, 'ridgedocs.sqlite'))

await main(async () => {
  const { values } = parseArgs({ options: { send: { type: 'string' }, 'before-start': { type: 'boolean' } } })
  if (values.send !== undefined && !emailSchema.safeParse(values.send).success)
    throw new Error(`${values.send} is not an email address`)
  const found: Finding[] = []
  const report = (findings: readonly Finding[]): void => {
    found.push(...findings)
    for (const finding of findings) console.log(writeFinding(finding))
  }

  const settings = readEnvironment()
  if ('level' in settings) report([settings])
  else {
    report([ok('environment', `Node.js ${process.version}, RidgeDocs ${manifest.version}`)])
    report(checkDataFolder(settings.dataDir, settings.supabase !== undefined))
    report(await checkStore(settings))
    report(await checkMail(settings, values.send))
    report(checkSecrets(settings))
    report([...checkAddress(settings), ...checkBuild(settings.siteUrl), ...checkSecurityText(Date.now())])
    if (!values['before-start']) report(await checkRunningSite(settings.siteUrl, manifest.version))
    report(checkLaunch(settings.siteUrl))
    report(checkLaw(new Date().toISOString().slice(0, 10)))
  }
  const count = (level: Finding['level']): number => found.filter((finding) => finding.level === level).length
  console.log(`${count('ok')} passed, ${countOf(count('warning'), 'warning')}, ${countOf(count('fault'), 'error')}`)
  if (count('fault')) process.exitCode = 1
})
