import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Creates an empty folder. It is removed after the last test of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-'))
  folders.push(folder)
  return folder
}
