import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-'))
  folders.push(folder)
  return folder
}
