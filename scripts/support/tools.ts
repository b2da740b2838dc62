import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { environment } from './environment'

/** The path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  return environment.path
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
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

/** Programs that some checks need; without them those checks are left out, and said to be. */
export const optionalTools = [
  { program: 'qpdf', package: 'qpdf', check: 'qpdf --check of every kind of PDF' },
  { program: 'pdftotext', package: 'poppler-utils', check: 'the text of documents converted from Word' },
  {
    program: 'soffice',
    package: 'libreoffice-calc libreoffice-writer',
    check: 'recalculated workbooks and converted Word files',
  },
  { program: 'prlimit', package: 'util-linux', check: 'recording on a full disk' },
] as const
