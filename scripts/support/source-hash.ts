import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/env'
import { environment } from './environment'
import { addFiles, filesBelow } from './hash-files'

/** Folders of the project that the build does not read, or writes itself. Those that begin with a dot are as well. */
const unreadFolders = new Set([
  ...['node_modules', 'tests', 'docs', 'deploy', 'supabase'],
  ...['private', 'public/templates', 'var', 'coverage', 'test-results', 'playwright-report'],
])

/** Files in the project's own folder that the build does not read, or writes itself. */
const unreadFiles = new Set([
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'THIRD_PARTY_NOTICES.md', 'LICENSE', 'vercel.json'],
  ...['jest.config.mjs', 'playwright.config.ts', 'eslint.config.mjs', 'knip.json'],
  ...[
    '.git',
    '.dockerignore',
    '.gitignore',
    '.npmrc',
    '.prettierignore',
    '.prettierrc.json',
    '.DS_Store',
    'next-env.d.ts',
  ],
  // The settings of `.env` count by their values, and only where a page shows them.
  ...['.env', '.env.example'],
])
const isWritten = (name: string): boolean => /\.(tsbuildinfo|log|out|pid)$/.test(name)
/** What the build itself puts beside the files of `public`. */
const isCompressedCopy = (name: string): boolean => /^public\/.+\.(br|gz)$/.test(name)

/**
 * The files that the build could read, as paths relative to the project's folder `root`: all but those known not to be
 * read, so that a new file or folder counts by itself. The records in `dataDir` are never among them, nor are the
 * rendered documents and the files for members: the manifest below `lib`, and the source below `data`, stand for them.
 */
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
    .filter((name) => !inUnread(name) && !isCompressedCopy(name))
    .sort()
}

/** The settings that prerendered pages show: an address, two periods, and whether the privacy page speaks of a database. */
const shown = ({ siteUrl, contactMonths, searchMonths, supabase }: Env): unknown[] => [
  siteUrl,
  contactMonths,
  searchMonths,
  supabase !== undefined,
]

/**
 * Changes whenever the built site could: a file that the build could read, a setting that pages show, or the name of the
 * deployment (NEXT_DEPLOYMENT_ID), which Next.js writes into pages and addresses. Reads the project in the folder
 * `root`. Throws where one of its files cannot be read.
 */
export function sourceHash(settings: Env, { root = '.', deploymentId = environment.deploymentId } = {}): string {
  const hash = createHash('sha256').update(JSON.stringify([...shown(settings), deploymentId]))
  addFiles(hash, root, buildInputs(root, settings.dataDir))
  return hash.digest('hex')
}
