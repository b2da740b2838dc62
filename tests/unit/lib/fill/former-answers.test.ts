import { answerGrid, documentModel, part, tickList } from '@/lib/documents/author'
import { carryOver, rowKeysOf } from '@/lib/fill/carry-over'
import { newDraft } from '@/lib/fill/drafts'
import { presentAnswer } from '@/lib/fill/former-answers'

const walk = ['OK', 'Fix', 'N/A']
const model = documentModel({
  ...{ title: 'Walk', subject: 'Walk', intro: 'Walk.' },
  parts: [part('Walk', [answerGrid('before', ['Ladder tied', 'Harness on']), tickList('kit', ['Rope'])])],
})

describe('presentAnswer', () => {
  it.each([
    [true, 'OK'],
    ['Yes', 'OK'],
    ['No', 'Fix'],
    ['N/A', 'N/A'],
    ['Fix', 'Fix'],
    ['Later', 'Later'],
    [false, false],
  ])('takes %p as %p', (value, expected) => {
    expect(presentAnswer(value, walk)).toBe(expected)
  })

  it('ticks a single box for a former Yes only', () => {
    expect(presentAnswer('Yes', ['Done'])).toBe(true)
    expect(presentAnswer('No', ['Done'])).toBe('No')
  })

  it('keeps an answer of a checklist that has it', () => {
    expect(presentAnswer('Yes', ['Yes', 'No', 'N/A'])).toBe('Yes')
  })
})

it('carries over a ticked box as the first answer, in the row that has the text now', () => {
  const stored = {
    ...newDraft('walk', model),
    typed: { 'before.1.answer': true, 'kit.1.answer': 'Yes', 'before.1.note': 'rung bent' },
    lines: { before: ['Harness on', 'Ladder tied'], kit: ['Rope'] },
  }
  expect(carryOver(stored, model)).toEqual({
    ...stored,
    typed: { 'before.2.answer': 'OK', 'kit.1.answer': true, 'before.2.note': 'rung bent' },
    lines: rowKeysOf(model),
  })
})
