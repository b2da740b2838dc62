import { strFromU8, strToU8, unzipSync } from 'fflate'
import { documentDate } from '../../theme'
import { zip } from '../zip'
import type { RenderContext } from './context'
import { STORE_ID, STORE_NAMESPACE } from './controls'
import { escapeXml } from '../escape-xml'
import { fillSlots } from './sections'
import { placeholderStyle } from './styles'
import { textRun } from './text'
import { writeTableStyles } from './table-styles'
import { writeTheme } from './theme-part'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const CONTENT = 'application/vnd.openxmlformats-officedocument'

/** The first entry of the archive: programs that detect a file's type look there. */
const TYPES = '[Content_Types].xml'

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`
const relationships = (...entries: string[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`
const override = (part: string, type: string): string =>
  `<Override ContentType="${CONTENT}.${type}+xml" PartName="${part}"/>`

function writeStore(store: ReadonlyMap<string, string>): string {
  const entries = [...store].map(([name, value]) => (value ? `<${name}>${escapeXml(value)}</${name}>` : `<${name}/>`))
  return `${DECLARATION}<fields xmlns="${STORE_NAMESPACE}">${entries.join('')}</fields>`
}

const storeProperties = `${DECLARATION}<ds:datastoreItem ds:itemID="${STORE_ID}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${STORE_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`

function writePlaceholder(name: string, placeholder: string, index: number): string {
  const guid = `{2D7C91E0-4A36-4F5B-8C1D-${index.toString(16).toUpperCase().padStart(12, '0')}}`
  return [
    `<w:docPart><w:docPartPr><w:name w:val="${name}"/><w:category><w:name w:val="General"/>`,
    '<w:gallery w:val="placeholder"/></w:category><w:types><w:type w:val="bbPlcHdr"/></w:types>',
    `<w:behaviors><w:behavior w:val="content"/></w:behaviors><w:guid w:val="${guid}"/></w:docPartPr>`,
    `<w:docPartBody><w:p>${textRun(placeholder, { style: 'PlaceholderText' })}</w:p></w:docPartBody></w:docPart>`,
  ].join('')
}

function writeGlossary(placeholders: ReadonlyMap<string, string>): string {
  const parts = [...placeholders].map(([name, placeholder], index) => writePlaceholder(name, placeholder, index + 1))
  return `${DECLARATION}<w:glossaryDocument xmlns:w="${WORD}"><w:docParts>${parts.join('')}</w:docParts></w:glossaryDocument>`
}

const glossaryStyles = [
  `${DECLARATION}<w:styles xmlns:w="${WORD}">`,
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont">',
  '<w:name w:val="Default Paragraph Font"/></w:style>',
  `<w:style w:type="character" w:styleId="${placeholderStyle.id}"><w:name w:val="${placeholderStyle.name}"/>`,
  `<w:basedOn w:val="DefaultParagraphFont"/><w:rPr><w:color w:val="${placeholderStyle.color}"/></w:rPr></w:style>`,
  '</w:styles>',
].join('')

const addedRelationships = [
  relationship('rIdStore', 'customXml', '../customXml/item1.xml'),
  relationship('rIdGlossary', 'glossaryDocument', 'glossary/document.xml'),
].join('')

const addedTypes = [
  override('/customXml/itemProps1.xml', 'customXmlProperties'),
  override('/word/glossary/document.xml', 'wordprocessingml.document.glossary'),
  override('/word/glossary/styles.xml', 'wordprocessingml.styles'),
].join('')

/** Rewrites one part of the library's package. Throws if the part does not contain `pattern`. */
function replaceIn(parts: Record<string, Uint8Array>, path: string, pattern: RegExp, replacement: string): void {
  const part = parts[path]
  const before = part && strFromU8(part)
  if (!before || !pattern.test(before)) throw new Error(`The Word package has no ${pattern.source} in ${path}`)
  parts[path] = strToU8(before.replace(pattern, replacement))
}

/** Parts that the library always writes but these documents never use. */
const unused = ['word/footnotes.xml', 'word/endnotes.xml', 'word/fontTable.xml', 'docProps/custom.xml']

const entryOf = (path: string): RegExp => {
  const tail = path.replace(/^word\//, '').replaceAll('.', '\\.')
  return new RegExp(`<(?:Relationship|Override)\\b[^>]*"(?:/word/|/)?${tail}"[^>]*/>`, 'g')
}

function dropUnused(parts: Record<string, Uint8Array>): void {
  for (const path of unused) {
    const owner = path.startsWith('word/') ? 'word/_rels/document.xml.rels' : '_rels/.rels'
    // The library writes the folder in the names of package-level parts only.
    replaceIn(parts, owner, entryOf(path), '')
    replaceIn(parts, TYPES, entryOf(path), '')
    delete parts[path]
  }
  for (const [path, data] of Object.entries(parts))
    if (path.endsWith('.rels') && !strFromU8(data).includes('<Relationship ')) delete parts[path]
}

function addPictures(parts: Record<string, Uint8Array>, { pictures }: RenderContext['controls']): string {
  return [...pictures]
    .map(([id, { bytes, extension }]) => {
      const target = `media/${id.replace('rId', '').toLowerCase()}.${extension}`
      parts[`word/${target}`] = bytes
      return relationship(id, 'image', target)
    })
    .join('')
}

/** Fills the slots in the document, its headers and its footers. Throws if one is left over. */
function fillParts(parts: Record<string, Uint8Array>, slots: Map<string, string>): void {
  const unfilled = new Map(slots)
  for (const path of Object.keys(parts))
    if (/^word\/(document|header\d+|footer\d+)\.xml$/.test(path))
      parts[path] = strToU8(fillSlots(strFromU8(parts[path]!), unfilled))
  if (unfilled.size > 0) throw new Error(`The frame has no slot for ${[...unfilled.keys()].join(', ')}`)
}

/** Completes the library's package: the same input gives the same bytes. Throws if a part is not as expected. */
export function completePackage(
  bytes: Uint8Array,
  { controls, accent: { color } }: RenderContext,
  slots: Map<string, string>,
): Uint8Array {
  const parts: Record<string, Uint8Array> = unzipSync(bytes)
  dropUnused(parts)
  const instant = documentDate.toISOString().replace('.000', '')
  replaceIn(parts, 'docProps/core.xml', /(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${instant}`)
  // The library knows neither theme colors nor table styles.
  const themed = `<w:color w:val="${color}" w:themeColor="accent1"/>`
  replaceIn(parts, 'word/styles.xml', new RegExp(`<w:color w:val="${color}"/>`, 'g'), themed)
  replaceIn(parts, 'word/styles.xml', /<\/w:styles>/, `${writeTableStyles()}</w:styles>`)
  fillParts(parts, slots)
  const links = addedRelationships + addPictures(parts, controls)
  replaceIn(parts, 'word/_rels/document.xml.rels', /<\/Relationships>/, `${links}</Relationships>`)
  replaceIn(parts, TYPES, /<\/Types>/, `${addedTypes}</Types>`)
  const added: Record<string, string> = {
    'customXml/item1.xml': writeStore(controls.store),
    'customXml/itemProps1.xml': storeProperties,
    'customXml/_rels/item1.xml.rels': relationships(relationship('rId1', 'customXmlProps', 'itemProps1.xml')),
    'word/theme/theme1.xml': DECLARATION + writeTheme(color),
    'word/glossary/document.xml': writeGlossary(controls.placeholders),
    'word/glossary/styles.xml': glossaryStyles,
    'word/glossary/_rels/document.xml.rels': relationships(relationship('rId1', 'styles', 'styles.xml')),
  }
  for (const [path, text] of Object.entries(added)) parts[path] = strToU8(text)
  return zip({ [TYPES]: parts[TYPES]!, ...parts })
}
