import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { environment } from './environment'

/** Where Debian keeps PostgreSQL's own programs, which are not on PATH: a folder for each version. */
const POSTGRES = '/usr/lib/postgresql'

/** Where servers are, which may not be on PATH. */
const SERVERS = '/usr/sbin'

/** Finds a program by its name (on PATH, among servers or PostgreSQL's) or by its path. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  return [
    ...environment.path.split(path.delimiter),
    SERVERS,
    ...versions.map((version) => path.join(POSTGRES, version, 'bin')),
  ]
    .filter(Boolean)
    .map((folder) => path.resolve(folder, name))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Programs that some checks need. Without them those checks are skipped and reported as skipped. */
export const optionalTools = [
  { program: 'qpdf', package: 'qpdf', check: 'qpdf --check of every kind of PDF' },
  { program: 'pdftotext', package: 'poppler-utils', check: 'the text of documents converted from Word' },
  { program: 'pdfunite', package: 'poppler-utils', check: 'fields of merged PDFs' },
  {
    program: 'soffice',
    package: 'libreoffice-calc libreoffice-writer',
    check: 'recalculated workbooks and converted Word files',
  },
  { program: 'initdb', package: 'postgresql', check: 'the outbox on PostgreSQL with several connections' },
  { program: 'nginx', package: 'nginx', check: 'limits and restarts behind nginx' },
  { program: 'openssl', package: 'openssl', check: 'limits and restarts behind nginx' },
  { program: 'caddy', package: 'caddy', check: 'restarts behind Caddy' },
  { program: 'curl', package: 'curl', check: 'the commands that the developer page shows, and restarts' },
  { program: 'prlimit', package: 'util-linux', check: 'recording on a full disk' },
] as const
