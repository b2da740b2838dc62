import { strFromU8, unzipSync } from 'fflate'
import { cellAddress } from '../render/xlsx/addresses'
import { decodeXml, xmlProblem } from './xml'

export interface ReadCell {
  formula: boolean
  error: boolean
  locked: boolean
}

export interface ReadSheet {
  name: string
  hidden: boolean
  xml: string
  cells: ReadonlyMap<string, ReadCell>
  lists: ReadonlySet<string>
}

export interface ReadWorkbook {
  sheets: readonly ReadSheet[]
  fonts: readonly (readonly string[])[]
  names: ReadonlyMap<string, string>
  /** Sheet-bound reserved names, as `name sheetIndex`. */
  sheetNames: ReadonlySet<string>
  descriptions: ReadonlySet<string>
}

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decodeXml(found)
}

function unlockedFormats(styles: string): boolean[] {
  const formats = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? ''
  return [...formats.matchAll(/<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/g)].map(([xf]) => /locked="0"/.test(xf))
}

function readCells(xml: string, unlocked: readonly boolean[]): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>()
  for (const [whole, tag = ''] of xml.matchAll(/<c(\s[^>]*?)(?:\/>|>[\s\S]*?<\/c>)/g))
    cells.set(attribute(tag, 'r') ?? '', {
      formula: whole.includes('<f>'),
      error: attribute(tag, 't') === 'e' || /<v>#[A-Z/0!?]+<\/v>/.test(whole),
      locked: !unlocked[Number(attribute(tag, 's') ?? 0)],
    })
  return cells
}

const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellsOfRange(range: string): string[] {
  const [, left = '', top, , right = left, bottom = top] = /^([A-Z]+)(\d+)(:([A-Z]+)(\d+))?$/.exec(range) ?? []
  const columns = Array.from({ length: columnIndex(right) - columnIndex(left) + 1 }, (_, i) => columnIndex(left) + i)
  const rows = Array.from({ length: Number(bottom) - Number(top) + 1 }, (_, i) => Number(top) - 1 + i)
  return columns.flatMap((col) => rows.map((row) => cellAddress(row, col)))
}

const readLists = (xml: string): Set<string> =>
  new Set(
    [...xml.matchAll(/<dataValidation\s[^>]*type="list"[^>]*>/g)].flatMap(([tag]) =>
      (attribute(tag, 'sqref') ?? '').split(' ').flatMap(cellsOfRange),
    ),
  )

/** Reads a workbook with nothing but a ZIP reader. Throws if a part is missing or is not well-formed XML. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const files = unzipSync(bytes)
  const part = (path: string): string => {
    const file = files[path]
    if (!file) throw new Error(`${path} is missing`)
    return strFromU8(file)
  }
  for (const path of Object.keys(files).filter((name) => /\.(xml|rels)$/.test(name))) {
    const problem = xmlProblem(part(path))
    if (problem) throw new Error(`${path} is not well-formed: ${problem}`)
  }
  const workbook = part('xl/workbook.xml')
  const styles = part('xl/styles.xml')
  const unlocked = unlockedFormats(styles)
  const sheets = [...workbook.matchAll(/<sheet\s[^>]*>/g)].map(([tag], index): ReadSheet => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`)
    const hidden = attribute(tag, 'state') === 'hidden'
    return { name: attribute(tag, 'name') ?? '', hidden, xml, cells: readCells(xml, unlocked), lists: readLists(xml) }
  })
  const defined = [...workbook.matchAll(/<definedName(\s[^>]*)>([^<]*)</g)].map(([, tag = '', text = '']) => ({
    name: attribute(tag, 'name') ?? '',
    sheet: attribute(tag, 'localSheetId'),
    text: decodeXml(text),
  }))
  const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/g)].map(([, font = '']) =>
    [...font.matchAll(/<(\w+)/g)].map(([, name = '']) => name),
  )
  const drawings = Object.keys(files).filter((path) => /^xl\/drawings\/drawing\d+\.xml$/.test(path))
  const pictures = drawings.flatMap((path) => [...part(path).matchAll(/<xdr:cNvPr\s[^>]*>/g)])
  return {
    descriptions: new Set(pictures.map(([tag]) => attribute(tag, 'descr') ?? '')),
    sheets,
    fonts,
    names: new Map(defined.filter(({ sheet }) => sheet === undefined).map(({ name, text }) => [name, text])),
    sheetNames: new Set(
      defined.filter(({ sheet }) => sheet !== undefined).map(({ name, sheet }) => `${name} ${sheet}`),
    ),
  }
}
