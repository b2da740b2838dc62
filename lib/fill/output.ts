import { fileReaders, partsFor } from '@/lib/documents/file-model'
import type { Block, DocumentModel, Part } from '@/lib/documents/model'
import { joinPieces, mergeText, mergeTypesIn } from '@/lib/documents/sentence'
import { extensions } from '@/lib/paths'
import { fileWords } from '@/lib/text'
import type { FileFor, RenderJob } from './engine'

type TextOf = (name: string) => string

/** The names of the people that a document is for, the likeliest first. */
const people = ['customer.name', 'owner.name', 'person.name', 'subcontractor.name', 'job.name', 'job.address'] as const
/** The most characters of a name in a file's name, and of a text in an address that opens a mail program. */
const [MOST_OF_NAME, MOST_OF_TEXT] = [40, 1500]

/** `LLC`, `P.C.`, `& Co.` at the end of a name: half of all customers share it. */
const companyForm =
  /[\s,&]+(p?\.?l\.?l\.?[cp]|l\.?p|p\.?[ac]|inc|incorporated|corp|corporation|co|company|ltd|limited)\.?$/i

function withoutForm(name: string): string {
  const rest = name.trim().replace(companyForm, '')
  return rest === '' || rest === name.trim() ? name.trim() : withoutForm(rest)
}

export interface OutputFile extends Pick<RenderJob, 'format'> {
  slug: string
  day: string
  fileFor: FileFor
}

/** The ends of the names of files: the customer must not get the office's by mistake. */
const marks: Readonly<Record<FileFor, string>> = { customer: '', office: '-OFFICE', field: '-field', all: '-OFFICE' }

/** Whose files a filled document has, the main one first: of a document for one reader, only that. */
export const readersOf = (model: DocumentModel): readonly Exclude<FileFor, 'all'>[] =>
  fileReaders
    .filter((reader) => partsFor(model, reader).length > 0)
    .map((reader) => (reader === 'main' ? 'customer' : reader))

/** Returns the files of chosen readers in a format: the office's workbook is the whole one, the field has none. */
export const filesIn = (chosen: readonly FileFor[], format: RenderJob['format']): FileFor[] =>
  format === 'Excel'
    ? chosen.filter((each) => each !== 'field').map((each) => (each === 'office' ? 'all' : each))
    : [...chosen]

/** Returns the name of a filled file: `change-order-ana-rivera-2026-11-22.pdf`. `number` tells equal names apart. */
export function outputName({ slug, format, day, fileFor }: OutputFile, get: TextOf, number = 1): string {
  const person = people.find((name) => get(name).trim())
  const name = person ? fileWords(withoutForm(get(person)), MOST_OF_NAME) : ''
  const words = [slug, name, day, number > 1 ? String(number) : ''].filter(Boolean).join('-')
  return `${words}${marks[fileFor]}.${extensions[format]}`
}

/** Whether a document is meant to be read as text: a letter or a message. */
export const isText = (model: DocumentModel, kind: string): boolean =>
  kind === 'client-communication' || model.parts.some(({ letter }) => letter)

const linesOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [block.lead ? `${block.lead} ${block.text}` : block.text]
    case 'list':
      return block.items.map((item) => `• ${item}`)
    case 'callout':
      return [block.title, ...block.text]
    default:
      return []
  }
}

/** The text of the customer's parts, or only of the letters if there are any, with the merge fields filled in. */
export function plainText(model: DocumentModel, get: TextOf): string {
  const { parts } = model
  const mergeTypeOf = mergeTypesIn(model)
  const customer = parts.filter(({ audience }) => audience === 'customer')
  const letters = customer.filter(({ letter }) => letter)
  const textOf = (part: Part): string[] => part.blocks.flatMap(linesOf)
  return (letters.length > 0 ? letters : customer)
    .flatMap(textOf)
    .map((line) =>
      joinPieces(
        mergeText(line, (name) => ({ ...mergeTypeOf(name), shown: get(name) })),
        () => '____',
      ),
    )
    .join('\n\n')
}

/** A `mailto:` address with a letter's text, else what to attach: it takes no files. `note` is for the reader. */
export function mailAddress(
  { model, name, kind, note = '' }: { model: DocumentModel; name: string; kind: string; note?: string },
  get: TextOf,
  fileName: string,
): string {
  const toAttach = `Attach ${fileName} from your downloads. Then write your message over this line.${note && `\n\n${note}`}`
  const text = isText(model, kind) ? plainText(model, get).slice(0, MOST_OF_TEXT) : toAttach
  const query = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(text)}`
  return `mailto:${encodeURIComponent(get('customer.email'))}?${query}`
}
