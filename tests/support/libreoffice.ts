/** Recalculates workbooks in LibreOffice, so that tests compare with figures that this project did not compute. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'

const run = promisify(execFile)
const timeout = 300_000

export type Recalculated = Map<string, Map<string, unknown>>

const missingPrograms = ['soffice', 'pdftotext'].filter((program) => spawnSync('which', [program]).status !== 0)

/** `test`, or a skipped test whose name says why. */
export const testWithLibreOffice = (name: string, body: () => Promise<void>): void => {
  if (missingPrograms.length > 0) test.skip(`${name} (skipped: ${missingPrograms.join(' and ')} not installed)`, body)
  else test(name, body, timeout)
}

/** 0 means 'always': stored results in the file are discarded. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`

/** What the cells of a workbook hold; of formulas, the results that are stored. */
export async function readResult(bytes: Uint8Array): Promise<Recalculated> {
  const { sheets } = await readXlsx(bytes)
  return new Map(
    sheets.map(({ name, rows }) => {
      const cells = rows.flatMap((row, r) => row.map((value, col) => [cellAddress(r, col), value] as const))
      return [name, new Map(cells.filter(([, value]) => value !== null))]
    }),
  )
}

/** Converts files in a new LibreOffice (fresh profile) and passes the path of each result to `read`. */
async function convertAll<T>(
  files: readonly Uint8Array[],
  extension: string,
  target: { filter: string; extension: string },
  read: (path: string) => Promise<T>,
): Promise<T[]> {
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'))
  try {
    const profile = join(folder, 'profile', 'user')
    const results = join(folder, 'results')
    await mkdir(profile, { recursive: true })
    await writeFile(join(profile, 'registrymodifications.xcu'), alwaysRecalculate)
    const paths = files.map((_, index) => join(folder, `${index}.${extension}`))
    await Promise.all(paths.map((path, index) => writeFile(path, files[index]!)))
    const environment = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [environment, '--headless', '--convert-to', target.filter, '--outdir', results, ...paths], {
      timeout,
    })
    return await Promise.all(files.map((_, index) => read(join(results, `${index}.${target.extension}`))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const recalculateAll = (files: readonly Uint8Array[]): Promise<Recalculated[]> =>
  convertAll(files, 'xlsx', { filter: 'xlsx:Calc MS Excel 2007 XML', extension: 'xlsx' }, async (path) =>
    readResult(await readFile(path)),
  )

/** The text of Word files as LibreOffice lays them out; each page ends with a form feed. */
const pagesOfText = (files: readonly Uint8Array[]): Promise<string[]> =>
  convertAll(files, 'docx', { filter: 'pdf', extension: 'pdf' }, async (path) => {
    const { stdout } = await run('pdftotext', [path, '-'], { maxBuffer: 32 * 1024 * 1024 })
    return stdout
  })

export const textOfWordFiles = async (files: readonly Uint8Array[]): Promise<string[]> =>
  (await pagesOfText(files)).map((text) => text.replace(/\s+/g, ' '))

export const pagesOfWordFiles = async (files: readonly Uint8Array[]): Promise<number[]> =>
  (await pagesOfText(files)).map((text) => text.split('\f').length - 1)

/** The workbook with a wrong stored result in every formula cell: only a real recalculation corrects them. */
export function spoilResults(xlsx: Uint8Array, wrong: number): Uint8Array {
  const spoil = (xml: string) =>
    xml.replaceAll(/<c ([^>]*?)>(<f>.*?<\/f>)<v>[^<]*<\/v><\/c>/g, (_, attributes: string, formula: string) => {
      return `<c ${attributes.replace(/ t="\w+"/, '')}>${formula}<v>${wrong}</v></c>`
    })
  const files = Object.entries(unzipSync(xlsx)).map(([path, bytes]) => [
    path,
    path.startsWith('xl/worksheets/sheet') ? strToU8(spoil(strFromU8(bytes))) : bytes,
  ])
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)
}
