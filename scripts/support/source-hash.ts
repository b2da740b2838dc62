import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/env'
import { environment } from './environment'
import { addFiles, filesBelow } from './hash-files'

/** Folders that the build does not read, or writes itself. Those whose name begins with a dot are excluded as well. */
const unreadFolders = new Set([
  ...['node_modules', 'tests', 'docs', 'deploy', 'supabase'],
  ...['private', 'public/templates', 'public/models', 'var', 'coverage', 'test-results', 'playwright-report'],
])

/** Files in the project's root folder that the build does not read, or writes itself. */
const unreadFiles = new Set([
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'THIRD_PARTY_NOTICES.md', 'LICENSE', 'vercel.json'],
  ...['jest.config.mjs', 'playwright.config.ts', 'eslint.config.mjs', 'oxlint.config.ts', 'knip.json'],
  ...['.git', '.dockerignore', '.gitignore', '.npmrc', '.oxfmtrc.json', '.DS_Store', 'next-env.d.ts'],
  // Settings in `.env` count by their values, and only if a page shows them.
  ...['.env', '.env.example'],
])
const isWritten = (name: string): boolean => /\.(tsbuildinfo|log|out|pid)$/.test(name)
/** Whether the build itself wrote a file of `public`: a compressed copy, or the service worker. */
const isBuilt = (name: string): boolean => /^public\/(.+\.(br|gz)|sw\.js)$/.test(name)

/** Returns all files below `root` except those known not to be read by the build. Documents count by their manifest. */
export function buildInputs(root: string, dataDir: string): string[] {
  const records = path.relative(root, path.resolve(root, dataDir))
  const isUnread = (folder: string): boolean => unreadFolders.has(folder) || folder === records
  const inUnread = (name: string): boolean =>
    name.split('/').some((_part, depth, parts) => isUnread(parts.slice(0, depth).join('/')))
  return readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => {
      const { name } = entry
      if (entry.isFile()) return unreadFiles.has(name) || isWritten(name) ? [] : [name]
      if (!entry.isDirectory() || name.startsWith('.') || isUnread(name)) return []
      return filesBelow(path.join(root, name)).map((file) => path.posix.join(name, file))
    })
    .filter((name) => !inUnread(name) && !isBuilt(name))
    .sort()
}

/** The settings that prerendered pages show. */
const shown = ({ siteUrl, contactMonths, searchMonths, supabase, offline }: Env): unknown[] => [
  siteUrl,
  contactMonths,
  searchMonths,
  supabase !== undefined,
  offline,
]

/** Returns a hash of all that the built site depends on: files, settings, deployment. Throws if a file cannot be read. */
export function sourceHash(settings: Env, { root = '.', deploymentId = environment.deploymentId } = {}): string {
  const hash = createHash('sha256').update(JSON.stringify([...shown(settings), deploymentId]))
  addFiles(hash, root, buildInputs(root, settings.dataDir))
  return hash.digest('hex')
}
