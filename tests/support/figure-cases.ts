/** Cases on the figures of single documents, written as text: what is entered, and what the document then shows. */
import { dateOfSerial } from '@/lib/documents/calc'
import { dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { figures, tableOf } from './template-reader'

type Entries = readonly (readonly [name: string, value: Value])[]

const valueOf = (text: string): Value => {
  if (text === 'blank') return null
  if (/^-?[\d.]+$/.test(text)) return Number(text)
  return text === '1/3' ? 1 / 3 : text.replace(/^'(.*)'$/, '$1')
}

/**
 * 'line.1.qty 2, .price 9.5, cost[Drip edge].work 3' as names and values. A name that begins with a dot is in the row or
 * group before it.
 */
const entriesOf = (list: string): Entries => {
  let group = ''
  return list.split(/, (?![^[]*\])/).map((entry) => {
    const [, typed, value] = /^([\w.]+(?:\[.+\]\.\w+)?) (.+)$/.exec(entry) ?? []
    if (!typed || !value) throw new Error(`no name and value: ${entry}`)
    const name = typed.startsWith('.') ? group + typed : typed
    group = name.slice(0, name.lastIndexOf('.'))
    return [name, valueOf(value)]
  })
}

/** The name with the number of its row in place of the row's text. Throws if no row has that text. */
const numbered = (model: DocumentModel, name: string): string =>
  name.replace(/\[(.+)\]/, (_, text: string) => {
    const rows = dataRows(tableOf(model, name.slice(0, name.indexOf('['))))
    const row = rows.findIndex(({ cells }) => Object.values(cells).includes(text)) + 1
    if (!row) throw new Error(`no row of ${name} in ${model.title}`)
    return `.${row}`
  })

type Figure = ReturnType<typeof figures>

/** The figure of `name` and what it must be: a number, a date, blank, or '≈0.3333', which is right in each digit. */
function compared(figure: Figure, [name, value]: Entries[number]) {
  const shown = figure(name)
  if (typeof value !== 'string') return [shown, value]
  if (!value.startsWith('≈')) return [shown === null ? null : dateOfSerial(shown), value]
  return [shown, expect.closeTo(Number(value.slice(1)), value.split('.')[1]!.length)]
}

function expectFigures(model: DocumentModel, entries: Entries, expected: Entries) {
  const filled = figures(model, Object.fromEntries(entries.map(([name, value]) => [numbered(model, name), value])))
  const figure = (name: string) => filled(numbered(model, name))
  const pairs = expected.map((entry) => [entry[0], ...compared(figure, entry)])
  expect(pairs.map(([name, shown]) => [name, shown])).toEqual(pairs.map(([name, , value]) => [name, value]))
}

/**
 * Declares a test for each title of the text. Below a title: 'document: entries', '= figures' of the document before it,
 * which may be of an earlier title, and '+ entries' for that document with more entries. Lines that are indented further
 * continue the line before them, and those that begin with '#' are comments.
 */
export const figureCases = (find: (wanted: string) => { document: () => DocumentModel }) => (text: string) => {
  const indent = /^ */.exec(text.slice(1))![0]
  const lines = text
    .replaceAll(/^ *# .*\n/gm, '')
    .trimEnd()
    .replaceAll(`\n${indent}    `, ' ')
    .split('\n')
    .slice(1)
  const tests = new Map<string, (() => void)[]>()
  let wanted = ''
  let base: Entries = []
  let entries: Entries = []
  for (const line of lines.map((whole) => whole.slice(indent.length))) {
    const [, kind, list] = /^ {2}([=+]|[\w -]+:) ?(.*)$/.exec(line) ?? []
    if (!kind) {
      if (tests.has(line)) throw new Error(`two cases of one title: ${line}`)
      tests.set(line, [])
      entries = base
    } else if (kind === '=') {
      const [slug, entered, expected] = [wanted, entries, entriesOf(list!)]
      const checkNow = () => expectFigures(find(slug).document(), entered, expected)
      ;[...tests.values()].at(-1)!.push(checkNow)
    } else if (kind === '+') entries = [...base, ...entriesOf(list!)]
    else {
      wanted = kind.slice(0, -1)
      base = entries = list ? entriesOf(list) : []
    }
  }
  for (const [title, checks] of tests) {
    if (checks.length === 0) throw new Error(`no figures for: ${title}`)
    test(title, () => checks.forEach((check) => check()))
  }
}
