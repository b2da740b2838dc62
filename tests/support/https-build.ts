import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readBuiltAddress } from '@/scripts/server/built-address'

interface Rule {
  source: string
  headers: { key: string; value: string }[]
}

const OWN = new Set(['.next', '.cache', '.git', '.env'])
const MANIFEST = '.next/routes-manifest.json'
const HOME = '.next/server/app/index.html'

async function headersFor(siteUrl: string): Promise<Rule[]> {
  const args = ['--import', 'tsx', '--conditions=react-server', 'tests/support/print-headers.ts']
  const env = { NODE_ENV: 'production', PATH: path.dirname(process.execPath), SITE_URL: siteUrl } as const
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout) as Rule[]
}

/** The project in a new folder, linked, with header rules and home page as built for `siteUrl`. Remove it after use. */
export async function makeBuildFor(siteUrl: string): Promise<string> {
  const rules = new Map((await headersFor(siteUrl)).map((rule) => [rule.source, rule.headers]))
  mkdirSync('.cache/e2e', { recursive: true })
  const folder = mkdtempSync(path.resolve('.cache/e2e/https-'))
  for (const name of readdirSync('.')) if (!OWN.has(name)) symlinkSync(path.resolve(name), path.join(folder, name))
  mkdirSync(path.join(folder, '.next'))
  const built = readdirSync('.next').filter((name) => name !== 'cache')
  // Links to the same files, so that replacing them below changes only this copy.
  execFileSync('cp', ['-al', ...built.map((name) => path.resolve('.next', name)), path.join(folder, '.next')])

  const replace = (name: string, change: (text: string) => string): void => {
    const text = readFileSync(name, 'utf8')
    rmSync(path.join(folder, name))
    writeFileSync(path.join(folder, name), change(text))
  }
  replace(MANIFEST, (text) => {
    const manifest = JSON.parse(text) as { headers: Rule[] }
    const headers = manifest.headers.map((rule) => ({ ...rule, headers: rules.get(rule.source) ?? rule.headers }))
    return JSON.stringify({ ...manifest, headers })
  })
  replace(HOME, (text) => text.replaceAll(String(readBuiltAddress(HOME)), siteUrl))
  return folder
}
