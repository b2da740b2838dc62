import { backgroundCheckParts } from '@/data/shared/hr/background-check'
import type { Part } from '@/lib/documents/author'

const partOf = (name: string): Part => {
  const found = backgroundCheckParts.find((part) => part.name === name)
  if (!found) throw new Error(`no part ${name}`)
  return found
}
const textOf = (part: Part): string =>
  part.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')

test('the disclosure holds nothing beside itself and the authorization', () => {
  const { letter, blocks } = partOf('Disclosure')
  expect(letter).toBe(true)
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'heading',
    'paragraph',
    'signatures',
  ])
  expect(textOf(partOf('Disclosure'))).not.toMatch(/release|liab|at will|accurate|certif|rights/i)
})

test('the letter before a decision encloses report and summary, names the agency and decides nothing', () => {
  const text = textOf(partOf('Letter before a decision'))
  expect(text).toMatch(/We have not decided yet/)
  for (const field of ['agency.name', 'agency.address', 'agency.phone', 'check.answerBy']) expect(text).toContain(field)
  expect(text).toContain('A Summary of Your Rights Under the Fair Credit Reporting Act')
})

test('the letter after the decision says all that 15 U.S.C. 1681m(a) asks', () => {
  const text = textOf(partOf('Letter after the decision'))
  for (const field of ['agency.name', 'agency.address', 'agency.phone']) expect(text).toContain(field)
  for (const statement of [
    /decided against you/,
    /agency did not make this decision and cannot tell you the specific reasons/,
    /free copy of your report .* within 60 days/,
    /dispute with the agency/,
  ])
    expect(text).toMatch(statement)
})
