import { stateOf } from '@/data/law'
import { checkLaw } from '@/scripts/doctor/law'

const texas = stateOf('TX')!

test('what was checked within 18 months passes; after them, texts are listed by ID, and the facts', () => {
  const message = 'all texts and facts were checked within 18 months'
  expect(checkLaw('2028-05-31')).toEqual([{ level: 'ok', subject: 'law', message }])
  const found = checkLaw('2028-06-01', [texas])
  expect(found.map(({ level }) => level)).toEqual(['warning', 'warning'])
  for (const { id } of texas.texts) expect(found[0]!.message).toContain(id)
  expect(found[1]!.message).toBe('the facts of all states were last checked on 2026-11-22')
})

test('a text without words is not listed, nor one that was read since', () => {
  const [first, ...others] = texas.texts.map((text) => ({ ...text, readOn: '2028-05-01' }))
  const readOn = '2026-11-22'
  const old = {
    ...texas,
    texts: [
      { ...first!, readOn },
      { ...others[0]!, text: null, readOn },
    ],
  }
  const messages = checkLaw('2028-06-01', [old], '2028-05-01').map(({ message }) => message)
  expect(messages).toEqual([`1 texts not checked for 18 months: ${first!.id}`])
})
