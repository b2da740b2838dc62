import {
  bullets,
  checklist,
  clauses,
  column,
  documentModel,
  field,
  fields,
  note,
  p,
  part,
  section,
  steps,
  table,
  type Block,
} from '@/lib/documents/author'
import { bodyLines, compareSystems, neutralLine, shareOfCommonLines } from '@/tests/support/distinctness'

const documentOf = (...blocks: Block[]) =>
  documentModel({ title: 'Title', subject: 'Subject', intro: 'The intro.', parts: [part('Sheet', blocks)] })

describe('neutralLine', () => {
  it('makes two systems equal that differ by name alone', () => {
    expect(neutralLine('Inspect the TPO membrane at each drain')).toBe(
      neutralLine('Inspect the EPDM sheet at each drain'),
    )
  })

  it('takes the longest name first, whatever its case', () => {
    expect(neutralLine('Lay Concrete Tile on battens')).toBe('lay § on battens')
    expect(neutralLine('Torch-On repair')).toBe('§ repair')
  })

  it('leaves words alone that only contain a name', () => {
    expect(neutralLine('Enroll foamed textile')).toBe('enroll foamed textile')
  })

  it('sees through spacing and curly apostrophes', () => {
    expect(neutralLine('the  owner\u2019s copy ')).toBe("the owner's copy")
  })
})

describe('bodyLines', () => {
  it('reads what the reader reads, in order', () => {
    const model = documentOf(
      section('Heading'),
      fields(2, field('customer.name')),
      p('Paragraph text.', 'Lead.'),
      bullets('Bullet'),
      steps('Step'),
      clauses(['Clause title', 'Clause text.']),
      checklist('check', [['Item', 'criterion'], 'Bare item'], ['Yes', 'No']),
      note('Callout title', 'Callout text.'),
      table(
        'line',
        'Lines',
        [
          column('item', 'Item', 'text', { fixed: true }),
          column('unit', 'Unit', 'select'),
          column('qty', 'Qty', 'number'),
        ],
        [{ group: 'Group' }, { item: 'Cell text', unit: 'SQ', qty: 3 }],
        { blankRows: 2 },
      ),
    )
    expect(bodyLines(model)).toEqual([
      'The intro.',
      'Lead. Paragraph text.',
      'Bullet',
      'Step',
      'Clause text.',
      'Item: criterion',
      'Bare item',
      'Callout text.',
      'Cell text',
    ])
  })

  it('leaves out lines without a word', () => {
    expect(bodyLines(documentOf(bullets('1.', 'Word')))).toEqual(['The intro.', 'Word'])
  })
})

describe('shareOfCommonLines', () => {
  it('is the common part of the smaller side', () => {
    expect(shareOfCommonLines(['a', 'b', 'c', 'd'], ['a', 'x'])).toBe(0.5)
    expect(shareOfCommonLines(['a', 'x'], ['a', 'b', 'c', 'd'])).toBe(0.5)
  })

  it('counts a repeated line once', () => {
    expect(shareOfCommonLines(['a', 'a', 'b'], ['a', 'c'])).toBe(0.5)
  })

  it('is 0 where one side is empty', () => {
    expect(shareOfCommonLines([], ['a'])).toBe(0)
  })
})

describe('compareSystems', () => {
  const comparison = compareSystems([
    { slug: 'tpo', model: documentOf(bullets('Probe the TPO seam', 'Weld the lap')) },
    { slug: 'pvc', model: documentOf(bullets('Probe the PVC seam', 'Weld the lap', 'Keep bitumen away')) },
    { slug: 'slate', model: documentOf(bullets('Ring the stone')) },
  ])

  it('names the most alike pair first', () => {
    expect(comparison.pairs).toHaveLength(3)
    expect(comparison.pairs[0]).toEqual({ a: 'tpo', b: 'pvc', share: 1 })
    expect(comparison.pairs[1]?.share).toBe(0.5)
  })

  it('counts the lines that stand in no other document', () => {
    expect(comparison.ownLines).toEqual({ tpo: 0, pvc: 1, slate: 1 })
  })
})
