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
const timeout = 120_000

/** Cell values by sheet name, then by address (`C5`). */
export type Recalculated = Map<string, Map<string, unknown>>

export const hasLibreOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0

/** `test`, or a skipped test whose name says why. */
export const testWithLibreOffice = (name: string, body: () => Promise<void>): void => {
  if (hasLibreOffice()) test(name, body, timeout)
  else test.skip(`${name} (skipped: soffice is not installed)`, body)
}

/** 0 is 'always': what the file claims its results to be is thrown away. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`

async function readResult(bytes: Uint8Array): Promise<Recalculated> {
  const { sheets } = await readXlsx(bytes)
  return new Map(
    sheets.map(({ name, rows }) => {
      const cells = rows.flatMap((row, r) => row.map((value, col) => [cellAddress(r, col), value] as const))
      return [name, new Map(cells.filter(([, value]) => value !== null))]
    }),
  )
}

/** Opens the workbooks in a LibreOffice of their own, recalculates every formula, and reads all values back. */
export async function recalculateAll(files: readonly Uint8Array[]): Promise<Recalculated[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recalculate-'))
  try {
    const profile = join(folder, 'profile', 'user')
    const results = join(folder, 'results')
    await mkdir(profile, { recursive: true })
    await writeFile(join(profile, 'registrymodifications.xcu'), alwaysRecalculate)
    const paths = files.map((_, index) => join(folder, `${index}.xlsx`))
    await Promise.all(paths.map((path, index) => writeFile(path, files[index]!)))
    const environment = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const convert = ['--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', results]
    await run('soffice', [environment, ...convert, ...paths], { timeout })
    return await Promise.all(files.map(async (_, index) => readResult(await readFile(join(results, `${index}.xlsx`)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const recalculate = async (xlsx: Uint8Array): Promise<Recalculated> => (await recalculateAll([xlsx]))[0]!

/** The workbook with a wrong stored result in every formula cell: only a real recalculation puts them right. */
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
