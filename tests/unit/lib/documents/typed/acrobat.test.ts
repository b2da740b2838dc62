import vm from 'node:vm'
import { FORMAT_LIBRARY, scriptsFor } from '@/lib/documents/render/pdf/scripts'
import { readDate, readNumber } from '@/lib/documents/typed'
import { TYPED_LIBRARY } from '@/lib/documents/typed/acrobat'
import { fc } from '@/tests/support/fast-check'

/** What a viewer does with a text that is typed into a field and left: its value, what it shows, what it says. */
function leave(
  type: 'number' | 'currency' | 'percent' | 'date',
  text: string,
  shape: Parameters<typeof scriptsFor>[1] = {},
) {
  const said: string[] = []
  const { keystroke, format } = scriptsFor(type, shape)
  const event = { value: text, willCommit: true, rc: true }
  const context = vm.createContext({ event, app: { alert: (sentence: string) => said.push(sentence) } })
  vm.runInContext(`${TYPED_LIBRARY}\n${FORMAT_LIBRARY}\n${keystroke}`, context)
  const value = event.value
  if (event.rc) vm.runInContext(String(format), context)
  return event.rc ? { value, shown: event.value } : { said }
}

test.each<[Parameters<typeof leave>[0], string, string, string]>([
  ['currency', '$1,234.5', '1234.5', '$1,234.50'],
  ['currency', '(500)', '-500', '-$500.00'],
  ['currency', '1,234.567', '1234.567', '$1,234.57'],
  ['currency', '0.375', '0.375', '$0.38'],
  ['currency', '−500', '-500', '-$500.00'],
  ['number', '1,234.5', '1234.5', '1,234.5'],
  ['percent', '8.25%', '8.25', '8.25%'],
  ['percent', '8.25', '8.25', '8.25%'],
  ['date', '031426', '03/14/2026', '03/14/2026'],
  ['date', '3/4/26', '03/04/2026', '03/04/2026'],
  ['date', '', '', ''],
])('in a PDF a %s typed as %p is %p and shows %p', (type, text, value, shown) =>
  expect(leave(type, text)).toEqual({ value, shown }),
)

test.each<[Parameters<typeof leave>[0], string, string]>([
  ['currency', '1.234,56', 'Enter an amount, such as 1,250.00.'],
  ['currency', '5%', 'Enter an amount, such as 1,250.00.'],
  ['number', '1,23', 'Enter a number, such as 1250 or 12.5.'],
  ['currency', '($1.234)', 'Enter dollars and cents, such as 1,234.00 or 1.23.'],
  ['number', `12'6"`, 'Enter a number, such as 1250 or 12.5.'],
  ['percent', '8,25', 'Enter a percentage, such as 8.25.'],
  ['date', '13/4/26', 'Enter month, day and year, such as 3/14/2026.'],
  ['date', '7/4/68', 'Enter month, day and year, such as 3/14/2026.'],
  ['date', '3/14/1899', 'Enter month, day and year, such as 3/14/2026.'],
])('in a PDF a %s refuses %p in a sentence', (type, text, sentence) =>
  expect(leave(type, text)).toEqual({ said: [sentence] }),
)

test('in a PDF a percent complete is from 0 to 100, and a running number keeps its digits together', () => {
  expect(leave('number', '2026', { plain: true })).toEqual({ value: '2026', shown: '2026' })
  expect(leave('percent', '100', { ofWhole: true })).toEqual({ value: '100', shown: '100%' })
  expect(leave('percent', '120', { ofWhole: true })).toEqual({ said: ['Percent complete cannot be more than 100.'] })
  expect(leave('percent', '-1', { ofWhole: true })).toEqual({ said: ['A percent complete is at least 0.'] })
})

/** Texts that look like numbers and dates. */
const texts = fc
  .array(fc.constantFrom(...'0123456789', '12', '26', ...'.,-/$%() \'"−½'), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''))

test('no text is another number or day in a PDF than in the form', () => {
  const context = vm.createContext({})
  vm.runInContext(TYPED_LIBRARY, context)
  const read = (reader: 'n' | 'd', text: string): unknown => {
    const found: unknown = vm.runInContext(`rdt.${reader}(${JSON.stringify(text)})`, context)
    return found === null || reader === 'n'
      ? found
      : (found as number[]).map((part) => String(part).padStart(2, '0')).join('-')
  }
  fc.assert(
    fc.property(texts, (text) => {
      const number = readNumber(text, { type: 'number', label: 'Wood (%)' })
      const day = readDate(text)
      const [inPdf, dayInPdf] = [read('n', text), read('d', text)]
      // What a PDF takes, the form takes as the same; a PDF may refuse what the form takes.
      if (inPdf !== null) expect(number).toEqual({ value: (inPdf as number) + 0 })
      if (dayInPdf !== null) expect(day).toEqual({ value: dayInPdf })
    }),
    { numRuns: 5000 },
  )
})

test('an amount of money is refused in a PDF for the reason of the form', () => {
  const doubtful = 'Enter dollars and cents, such as 1,234.00 or 1.23.'
  fc.assert(
    fc.property(texts, (text) => {
      if (text.trim() === '') return
      const number = readNumber(text, { type: 'currency', label: 'Total' })
      const left = leave('currency', text)
      const saysSo = 'said' in left && left.said?.[0] === doubtful
      if (saysSo) expect(number).toEqual({ problem: doubtful })
      if ('value' in left) expect(number).toEqual({ value: Number(left.value) + 0 })
    }),
    { numRuns: 2000, examples: [['1,234.567'], ['1.234'], ['$0.375'], ['(12.345)']] },
  )
})
